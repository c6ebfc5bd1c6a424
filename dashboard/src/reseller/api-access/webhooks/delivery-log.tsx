import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { usePoll } from "../../../api/poll.ts";
import { useV1List } from "../../../api/use-list.ts";
import { textOf } from "../../../locale/text.ts";
import { Button } from "../../../ui/button.tsx";
import { FilterBar } from "../../../ui/list/filters/filter-bar.tsx";
import { SelectFilter } from "../../../ui/list/filters/select-filter.tsx";
import { useListFilters } from "../../../ui/list/filters/use-filters.ts";
import { PagedList } from "../../../ui/list/paged-list.tsx";
import { Card } from "../../../ui/page.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { DeliveryDialog } from "./delivery-dialog.tsx";
import { DeliveryTable } from "./delivery-table.tsx";
import { ResendFailed } from "./resend-failed.tsx";
import { Status, WebhookMenu, type WebhookMenuProps } from "./webhook-table.tsx";
import { DELIVERY_STATES, type Delivery } from "./webhook.ts";

const PAGE_SIZE = "50";
const FILTERS = ["state"] as const;
const DISABLED = msg`This webhook is disabled. Enable it first.`;

/** A webhook and what was sent to it, newest first. */
export function DeliveryLog({ onBack, ...props }: WebhookMenuProps & { onBack: () => void }) {
  return (
    <>
      <div>
        <Button look="ghost" onClick={onBack}>
          <ArrowLeft aria-hidden />
          <Trans>All webhooks</Trans>
        </Button>
      </div>
      <Card title={<Heading {...props} />} actions={<WebhookMenu {...props} />}>
        <Status shown={props.shown} />
      </Card>
      <FilterBar>
        <SelectFilter
          name="state"
          label={t`Status`}
          choices={Object.entries(DELIVERY_STATES).map(([state, [, word]]) => [state, word])}
        />
      </FilterBar>
      <Deliveries {...props} />
    </>
  );
}

function Deliveries({ shown, onTest, actions }: WebhookMenuProps) {
  const { query, isFiltered, clear } = useListFilters(FILTERS);
  const [open, setOpen] = useState<Delivery>();
  const refetchInterval = usePoll();
  const deliveries = useV1List(
    "/api/v1/webhooks/{id}/deliveries",
    { path: { id: String(shown.id) }, query: { ...query, per_page: PAGE_SIZE } },
    { refetchInterval },
  );
  const unless = shown.status === "disabled" && textOf(DISABLED);
  const resend = (delivery: Delivery) => actions.resend(delivery);
  const buttons = (
    <>
      <ResendFailed shown={shown} unless={unless} />
      <Button unless={unless} action={() => onTest(shown)}>
        <Trans>Send test event</Trans>
      </Button>
    </>
  );
  return (
    <Card title={t`Deliveries`} actions={buttons} flush>
      <PagedList list={deliveries} empty={<NoDeliveries isFiltered={isFiltered} clear={clear} />}>
        <DeliveryTable rows={deliveries.rows} unless={unless} onOpen={setOpen} onResend={resend} />
      </PagedList>
      {open && <DeliveryDialog opened={open} unless={unless} onResend={resend} onClose={() => setOpen(undefined)} />}
    </Card>
  );
}

function Heading({ shown: { description, url } }: WebhookMenuProps) {
  return (
    <span className="grid gap-0.5">
      {description !== "" && <span className="break-words">{description}</span>}
      <span className="font-mono text-sm font-normal break-all">{url}</span>
    </span>
  );
}

function NoDeliveries({ isFiltered, clear }: { isFiltered: boolean; clear: () => void }) {
  if (isFiltered) {
    return (
      <EmptyState
        title={t`No matching deliveries`}
        action={
          <Button onClick={clear}>
            <Trans>Clear filters</Trans>
          </Button>
        }
      >
        <Trans>Choose another status.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t`No deliveries yet`}>
      <Trans>Send a test event to check that your server receives it.</Trans>
    </EmptyState>
  );
}
