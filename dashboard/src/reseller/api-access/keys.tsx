import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useV1List } from "../../api/use-list.ts";
import { Button } from "../../ui/button.tsx";
import { useFilters } from "../../ui/list/filters/use-filters.ts";
import { Card } from "../../ui/page.tsx";
import { PagedList } from "../../ui/list/paged-list.tsx";
import { EmptyState } from "../../ui/states.tsx";
import type { ShownKey } from "./key.ts";
import { KeyDialog, type KeyTask } from "./key-dialog.tsx";
import { KeyTable } from "./key-table.tsx";

const PAGE_SIZE = "50";

interface KeysProps {
  onMade: (key: ShownKey) => void;
  onExamples: () => void;
}

/** The keys of live and test mode alike, with everything that can be done to them. */
export function Keys({ onMade, onExamples }: KeysProps) {
  const [filters, setFilters] = useFilters();
  const [task, setTask] = useState<KeyTask>();
  const showsAll = filters["keys"] === "all";
  const keys = useV1List("/api/v1/keys", {
    query: { per_page: PAGE_SIZE, ...(!showsAll && { state: "live" }) },
  });
  const create = (
    <Button look="primary" onClick={() => setTask({ kind: "create" })}>
      <Plus aria-hidden />
      <Trans>Create key</Trans>
    </Button>
  );
  const actions = (
    <>
      <Button
        look="ghost"
        className="max-sm:whitespace-normal"
        onClick={() => setFilters({ keys: showsAll ? undefined : "all" })}
      >
        {showsAll ? t`Hide revoked and expired keys` : t`Show revoked and expired keys`}
      </Button>
      {create}
    </>
  );
  const empty = (
    <EmptyState title={showsAll ? t`No keys yet` : t`No active keys`} action={create}>
      <Trans>Create one key per app, so that you can revoke each one separately.</Trans>
    </EmptyState>
  );
  return (
    <Card title={t`Keys`} actions={actions} flush>
      <PagedList list={keys} empty={empty}>
        <KeyTable keys={keys.rows} onTask={setTask} />
      </PagedList>
      <KeyDialog task={task} onClose={() => setTask(undefined)} onMade={onMade} onExamples={onExamples} />
    </Card>
  );
}
