import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { operatorHooks } from "../../../api/client.ts";
import { useRefusal } from "../../../session/permission.ts";
import { Button } from "../../../ui/button.tsx";
import { DataTable, type Column } from "../../../ui/list/data-table.tsx";
import { menuColumn } from "../../../ui/list/table/column.ts";
import { moved, OrderedRowMenu } from "../../../ui/list/ordered-row-menu.tsx";
import { MenuItem } from "../../../ui/menu.tsx";
import { Card } from "../../../ui/page.tsx";
import { Badge } from "../../../ui/show/status/status-badge.tsx";
import { EmptyState, QueryView } from "../../../ui/states.tsx";
import { toastOutcome } from "../../../ui/toasts.ts";
import { changeMethod, feeText, MANUAL, usePaymentKinds, useRefreshMethods, type PaymentMethod } from "./method.ts";

/** How resellers can pay, in the order that they see. */
export function PaymentsSettings() {
  const methods = operatorHooks.useQuery("get", "/api/operator/payment-methods");
  const refusal = useRefusal("manage_payment_methods");
  const add = (
    <Button look="primary" unless={refusal} asChild={refusal === undefined}>
      {refusal === undefined ? (
        <Link to="/operator/settings/payments/new">
          <Plus aria-hidden />
          <Trans>Add method</Trans>
        </Link>
      ) : (
        t`Add method`
      )}
    </Button>
  );
  return (
    <Card title={t`Payment methods, in the order that resellers see`} flush actions={add}>
      <QueryView query={methods}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title={t`No payment methods yet`}>
              <Trans>
                Add a bank transfer, a crypto address or a payment gateway. Resellers see it when it is enabled.
              </Trans>
            </EmptyState>
          ) : (
            <MethodsTable methods={data} refusal={refusal} />
          )
        }
      </QueryView>
    </Card>
  );
}

interface MethodsTableProps {
  methods: readonly PaymentMethod[];
  refusal: string | undefined;
}

function MethodsTable({ methods, refusal }: MethodsTableProps) {
  const kinds = usePaymentKinds();
  const refresh = useRefreshMethods();
  const move = async (index: number, by: number): Promise<void> => {
    for (const [position, { id, position: before }] of moved(methods, index, by).entries()) {
      if (position !== before) await changeMethod(id, { position });
    }
  };
  const menu = (method: PaymentMethod) => (
    <OrderedRowMenu
      name={method.name}
      index={methods.indexOf(method)}
      count={methods.length}
      unless={refusal}
      onMove={(index, by) => void toastOutcome(move(index, by)).then(refresh)}
    >
      <MenuItem onSelect={() => void toastOutcome(toggle(method)).then(refresh)}>
        {method.enabled ? t`Disable` : t`Enable`}
      </MenuItem>
    </OrderedRowMenu>
  );
  const kind: Column<PaymentMethod> = {
    id: "kind",
    header: t`Type`,
    cell: (method) => kinds?.find((known) => known.kind === method.kind)?.name ?? method.kind,
  };
  return (
    <DataTable
      label={t`Payment methods`}
      rows={methods}
      rowId={({ id }) => id}
      columns={[NAME, kind, ...COLUMNS, menuColumn(menu)]}
    />
  );
}

const NAME: Column<PaymentMethod> = {
  id: "name",
  header: msg`Method`,
  lead: true,
  cell: ({ id, name }) => (
    <Link
      to="/operator/settings/payments/$id"
      params={{ id: String(id) }}
      className="font-medium text-accent underline"
    >
      {name}
    </Link>
  ),
};

const COLUMNS: readonly Column<PaymentMethod>[] = [
  {
    id: "amounts",
    header: msg`Amounts`,
    cell: ({ min_amount: min, max_amount: max, currency }) => t`${min} to ${max} ${currency}`,
  },
  { id: "fee", header: msg`Fee`, cell: feeText },
  { id: "accounts", header: msg`Credentials`, cell: (method) => accountsText(method) },
  {
    id: "status",
    header: msg`Status`,
    cell: ({ enabled }) => <Badge tone={enabled ? "success" : "neutral"}>{enabled ? t`Enabled` : t`Disabled`}</Badge>,
  },
];

function accountsText({ kind, live, test }: PaymentMethod): string {
  if (kind === MANUAL) return t`Not needed`;
  return [live && t`Live`, test && t`Test`].filter(Boolean).join(", ") || t`Missing`;
}

function toggle({ id, enabled }: PaymentMethod): Promise<unknown> {
  return changeMethod(id, { enabled: !enabled });
}
