import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { textOf } from "../../locale/text.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/list/data-table.tsx";
import { Money } from "../../ui/show/money.tsx";
import { Badge } from "../../ui/show/status/status-badge.tsx";
import { deliveryOf, TYPE_WORDS, type Service } from "./service.ts";

export function ServicesTable({ services, total }: { services: readonly Service[]; total: number | undefined }) {
  return (
    <DataTable
      name="services"
      counted={(count) => plural(count, { one: "# service", other: "# services" })}
      label={t`Services`}
      total={total}
      rows={services}
      rowId={({ id }) => id}
      columns={[
        {
          id: "name",
          header: t`Service`,
          lead: true,
          fit: "name",
          cell: ({ id, name, status }) => (
            <span className="flex min-w-0 items-center gap-2">
              <Link to="/services/$id" params={{ id: String(id) }} className="truncate text-accent underline">
                {name}
              </Link>
              {status === "paused" && <Badge tone="warning">{t`Paused`}</Badge>}
            </span>
          ),
        },
        { id: "group", header: t`Group`, fit: "name", plain: true, cell: ({ group }) => group.name },
        { id: "type", header: t`Type`, plain: true, cell: ({ type }) => textOf(TYPE_WORDS[type] ?? type) },
        { id: "delivery", header: t`Delivery time`, plain: true, cell: (service) => deliveryOf(service) },
        {
          id: "price",
          header: t`Your price`,
          right: true,
          plain: true,
          cell: ({ price, currency, quantity }) => (
            <>
              <Money amount={price} currency={currency} className="font-medium" />
              {quantity.max > 1 && <span className="text-muted"> {t`each`}</span>}
            </>
          ),
        },
        { id: "order", header: "", action: true, cell: (service) => <OrderButton service={service} /> },
      ]}
    />
  );
}

/** Leads to the order of a service; a paused one says why not. */
export function OrderButton({ service, prominent = false }: { service: Service; prominent?: boolean }) {
  const look = prominent ? ({ look: "primary" } as const) : ({ size: "small" } as const);
  if (service.status === "paused") {
    return (
      <Button {...look} unless={t`This service is paused. Try again later.`}>
        <Trans context="verb">Order</Trans>
      </Button>
    );
  }
  return (
    <Button {...look} asChild>
      <Link
        to="/place-order"
        search={{ service: String(service.id) }}
        aria-label={t({ message: `Order ${service.name}`, context: "verb" })}
      >
        <Trans context="verb">Order</Trans>
      </Link>
    </Button>
  );
}
