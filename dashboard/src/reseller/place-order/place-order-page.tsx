import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useBlocker } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { v1Hooks } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/form/dialog.tsx";
import { useFilters, type Filters } from "../../ui/list/filters/use-filters.ts";
import { Money } from "../../ui/show/money.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { EmptyState, QueryView } from "../../ui/states.tsx";
import { StatusBadge } from "../../ui/show/status/status-badge.tsx";
import { deliveryOf, isDeliveryKnown, type Service } from "../services/service.ts";
import { writeText } from "./lines/lines.ts";
import { OrderForm } from "./order-form.tsx";
import { Results } from "./results.tsx";
import { rulesOf } from "./lines/rules.ts";
import { ServicePicker } from "./service-picker.tsx";
import type { Draft } from "./lines/use-checked.ts";
import { usePlacing, type Placing } from "./use-placing.ts";

const UNKNOWN_SERVICE = ["service_not_found", "not_found"];

/** One or many orders of one service. */
export function PlaceOrderPage() {
  const [filters, setFilters] = useFilters();
  const id = filters["service"] ?? filters["service_id"];
  const service = v1Hooks.useQuery(
    "get",
    "/api/v1/services/{id}",
    { params: { path: { id: id ?? "" } } },
    { enabled: id !== undefined },
  );
  // Both outlive a change of the service.
  const [draft, setDraft] = useDraft(filters);
  const placement = usePlacing();
  const pick = (picked: number | undefined): void =>
    setFilters({
      service: picked === undefined ? undefined : String(picked),
      service_id: undefined,
      imei: undefined,
      again: undefined,
    });
  const isGone = service.error instanceof ApiError && UNKNOWN_SERVICE.includes(service.error.code);
  return (
    <Page title={t`Place order`}>
      {id === undefined || isGone ? (
        <>
          {isGone && (
            <Notice look="danger">
              <Trans>This service is unavailable. Choose another.</Trans>
            </Notice>
          )}
          <Card title={t`Choose a service`} flush>
            <ServicePicker onPick={pick} />
          </Card>
        </>
      ) : (
        <QueryView query={service}>
          {({ data: chosen }) => (
            <Ordering
              service={chosen}
              draft={draft}
              onDraft={setDraft}
              placement={placement}
              onChangeService={() => pick(undefined)}
            />
          )}
        </QueryView>
      )}
      <LeaveWarning placing={placement.placing} />
    </Page>
  );
}

/** What was typed so far; it begins with what the address names. */
function useDraft(filters: Filters): [draft: Draft, setDraft: (draft: Draft) => void] {
  const [draft, setDraft] = useState<Draft>(() => ({
    text: filters["imei"] ?? "",
    quantity: filters["quantity"] ?? "",
    inputs: {},
    allowDuplicate: false,
  }));
  useInputsOf(filters["again"], (inputs) =>
    setDraft((before) => ({ ...before, inputs: { ...inputs, ...before.inputs } })),
  );
  return [draft, setDraft];
}

/** Hands over the inputs of the order that is placed again, once they are read. */
function useInputsOf(id: string | undefined, take: (inputs: Record<string, string>) => void): void {
  const order = v1Hooks.useQuery(
    "get",
    "/api/v1/orders/{id}",
    { params: { path: { id: id ?? "" } } },
    { enabled: id !== undefined, staleTime: Infinity },
  );
  const inputs = order.data?.data.inputs;
  const takeNow = useEffectEvent(take);
  useEffect(() => {
    if (inputs !== undefined) takeNow(inputs);
  }, [inputs]);
}

interface OrderingProps {
  service: Service;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  placement: ReturnType<typeof usePlacing>;
  onChangeService: () => void;
}

/** The form and, once it is sent, the result of each order. */
function Ordering({ service, draft, onDraft, placement, onChangeService }: OrderingProps) {
  const { placing, start, resume, forget } = placement;
  const restart = (text: string): void => {
    onDraft({ ...draft, text });
    forget();
  };
  return (
    <>
      <ChosenService service={service} onChange={placing ? undefined : onChangeService} />
      {placing ? (
        <Results
          placing={placing}
          onResume={() => void resume()}
          onFix={(lines) => restart(writeText(lines, rulesOf(service), draft))}
          onMore={() => restart("")}
        />
      ) : (
        <OrderForm
          service={service}
          draft={draft}
          onDraft={onDraft}
          onConfirm={(quotes, bulkLimit) => void start(quotes, bulkLimit)}
        />
      )}
    </>
  );
}

function ChosenService({ service, onChange }: { service: Service; onChange: (() => void) | undefined }) {
  const change = onChange && (
    <Button size="small" onClick={onChange}>
      <Trans>Change service</Trans>
    </Button>
  );
  return (
    <Card title={service.name} actions={change}>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <span>
          <Money amount={service.price} currency={service.currency} className="font-semibold" />
          {service.quantity.max > 1 && (
            <span className="text-muted">
              {" "}
              <Trans>each</Trans>
            </span>
          )}
        </span>
        {isDeliveryKnown(service) && <span className="text-muted">{deliveryOf(service)}</span>}
        {service.status !== "active" && <StatusBadge status={service.status} />}
      </p>
      {service.description !== "" && (
        <p className="mt-3 max-w-prose text-sm break-words whitespace-pre-line text-muted">{service.description}</p>
      )}
      {service.status === "paused" && (
        <EmptyState title={t`This service is paused`}>
          <Trans>Choose another service, or try again later.</Trans>
        </EmptyState>
      )}
    </Card>
  );
}

/** What was not sent is not ordered when the page is left, and what was not confirmed cannot be continued. */
function LeaveWarning({ placing }: { placing: Placing | undefined }) {
  const isHalted = placing?.halted !== undefined;
  const isUnfinished = isHalted || placing?.isRunning === true;
  const blocker = useBlocker({
    shouldBlockFn: () => isUnfinished,
    enableBeforeUnload: () => isUnfinished,
    withResolver: true,
  });
  const stay = (): void => blocker.reset?.();
  return (
    <Dialog
      title={isHalted ? t`Some orders are not confirmed` : t`Orders are being placed`}
      about={
        isHalted
          ? t`They may have been placed. To find out safely, stay and choose Continue. If you leave, look under Orders before you order again.`
          : t`Orders that were not sent yet are not placed if you leave. Orders already sent are listed under Orders.`
      }
      open={blocker.status === "blocked"}
      onOpenChange={(open) => !open && stay()}
    >
      <DialogActions>
        <Button look="danger" onClick={() => blocker.proceed?.()}>
          <Trans>Leave page</Trans>
        </Button>
        <Button look="primary" onClick={stay}>
          <Trans>Stay</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
