import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { BookOpen } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { useFilters } from "../../ui/list/filters/use-filters.ts";
import { Page } from "../../ui/page.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Addresses } from "./addresses.tsx";
import { RequestLog } from "./request-log.tsx";
import { Examples } from "./examples.tsx";
import type { ShownKey } from "./key.ts";
import { Keys } from "./keys.tsx";
import { Webhooks } from "./webhooks/webhooks.tsx";

/** Keys, endpoints, webhooks, examples and the request log. */
export function ApiAccessPage() {
  const [filters, setFilters] = useFilters();
  // It can't be shown again. The examples use it until the page is left.
  const [made, setMade] = useState<ShownKey>();
  const reference = (
    <Button asChild>
      <a href="/docs" target="_blank" rel="noreferrer">
        <BookOpen aria-hidden />
        <Trans>API reference</Trans>
      </a>
    </Button>
  );
  return (
    <Page wide title={t`API Access`} about={t`Connect your panel, shop or app to your account.`} actions={reference}>
      <Tabs
        label={t`API Access`}
        value={filters["tab"] ?? "keys"}
        onChange={(tab) => setFilters({ tab: tab === "keys" ? undefined : tab })}
        tabs={[
          {
            id: "keys",
            name: t`Keys`,
            content: (
              <>
                <Keys onMade={setMade} onExamples={() => setFilters({ tab: "examples" })} />
                <Addresses />
              </>
            ),
          },
          { id: "webhooks", name: t`Webhooks`, content: <Webhooks /> },
          { id: "examples", name: t`Examples`, content: <Examples made={made} /> },
          { id: "calls", name: t`Request log`, content: <RequestLog /> },
        ]}
      />
    </Page>
  );
}
