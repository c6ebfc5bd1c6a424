import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { DataTable } from "../../../ui/list/data-table.tsx";
import type { Column } from "../../../ui/list/table/column.ts";
import type { Selection } from "../../../ui/list/table/selection.ts";
import { moneyText, toMicros } from "../../../ui/show/amount.ts";
import { Money } from "../../../ui/show/money.tsx";
import { Badge } from "../../../ui/show/status/status-badge.tsx";
import { Time } from "../../../ui/show/time.tsx";
import { useCostColumns } from "../../cost-columns.ts";
import { ServiceLink } from "../../links.tsx";
import { marginWords } from "./margin-rule.ts";
import type { Offer } from "../supplier.ts";

interface OffersTableProps {
  offers: readonly Offer[];
  /** What the supplier is paid in. */
  currency: string;
  total: number | undefined;
  selection: Selection<Offer>;
  actions: ReactNode;
}

export function OffersTable({ offers, currency, ...list }: OffersTableProps) {
  const columns = useCostColumns(columnsOf(currency));
  return (
    <DataTable
      {...list}
      name="supplier-services"
      counted={(count) => plural(count, { one: "# service", other: "# services" })}
      label={t`Supplier services`}
      rows={offers}
      rowId={({ code }) => code}
      rowName={({ name }) => name}
      columns={columns}
    />
  );
}

function columnsOf(currency: string): Column<Offer>[] {
  return [
    {
      id: "name",
      header: t`Service`,
      lead: true,
      fit: "name",
      cell: ({ name }) => name,
    },
    { id: "code", header: t`ID`, cell: ({ code }) => code },
    {
      id: "group",
      header: t`Group`,
      fit: "name",
      narrow: true,
      plain: true,
      phone: "none",
      yields: 1,
      cell: ({ group }) => group,
    },
    {
      id: "cost",
      header: t`Cost`,
      right: true,
      cell: (offer) => <Cost offer={offer} currency={currency} />,
    },
    { id: "price", header: t`Your price`, right: true, cell: ({ routes }) => <Prices routes={routes} /> },
    {
      id: "time",
      header: t`Delivery time`,
      fit: "name",
      narrow: true,
      plain: true,
      yields: 2,
      cell: ({ delivery_time: time }) => time,
    },
    {
      id: "meaning",
      header: t`In your catalogue`,
      fit: "text",
      plain: true,
      cell: (offer) => <Meaning offer={offer} />,
    },
  ];
}

function Cost({ offer, currency }: { offer: Offer; currency: string }) {
  const { cost, previous_cost: before, changed_at: at } = offer;
  if (cost === null) return null;
  return (
    <div>
      <Money amount={cost} currency={currency} />
      {before !== null && (
        <p className="text-sm text-muted">
          {at === null ? (
            <Trans>
              was <Money amount={before} currency={currency} />
            </Trans>
          ) : (
            <Trans>
              was <Money amount={before} currency={currency} />, <Time at={at} />
            </Trans>
          )}
        </p>
      )}
    </div>
  );
}

/** Of each service that is bought here, and what sets it. */
function Prices({ routes }: { routes: readonly OfferRoute[] }) {
  if (routes.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {routes.map((route) => (
        <li key={keyOf(route)}>
          <Money amount={route.price} currency={route.currency} />{" "}
          <span className="text-sm text-muted">{ruleOf(route)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Nothing where the cost is unknown, or not for the role to see. */
function ruleOf({ cost, margin, on_cost_change: onChange }: OfferRoute): string | null {
  if (cost === null) return null;
  if (margin === null) return t`fixed`;
  return onChange === "follow" ? marginWords(margin) : t`pauses if the cost rises`;
}

/** The services that are bought here, and what is wrong with a route. */
function Meaning({ offer }: { offer: Offer }) {
  const { routes, vanished_at: gone } = offer;
  if (routes.length === 0) {
    return <Badge tone={gone === null ? "info" : "neutral"}>{gone === null ? t`New` : t`Removed`}</Badge>;
  }
  return (
    <ul className="grid gap-2">
      {routes.map((route) => (
        <li key={keyOf(route)} className="md:max-w-56 2xl:max-w-88">
          <div className="flex items-center gap-2 max-md:flex-wrap">
            <RouteBadge route={route} />
            <span className="md:truncate" title={route.service.name}>
              <ServiceLink id={route.service.id}>{route.service.name}</ServiceLink>
            </span>
          </div>
          <Trouble route={route} />
        </li>
      ))}
    </ul>
  );
}

type OfferRoute = Offer["routes"][number];

function keyOf({ service, position }: OfferRoute): string {
  return `${service.id}.${position}`;
}

function RouteBadge({ route }: { route: OfferRoute }) {
  if (route.paused_by !== null)
    return (
      <Badge tone="warning">
        <Trans>Route paused</Trans>
      </Badge>
    );
  if (isLoss(route))
    return (
      <Badge tone="danger">
        <Trans>Below cost</Trans>
      </Badge>
    );
  return null;
}

function Trouble({ route }: { route: OfferRoute }) {
  const sentence = troubleOf(route);
  return sentence === null ? null : <p className="text-sm text-muted">{sentence}</p>;
}

function troubleOf(route: OfferRoute): string | null {
  const { price, currency, cost, agreed_cost: agreed, paused_by: by } = route;
  const next =
    route.next_supplier === null ? t`No other route takes its orders.` : t`Orders go to ${route.next_supplier}.`;
  if (by === "vanished") return `${t`No longer offered by the supplier.`} ${next}`;
  if (by === "cost") {
    const change =
      cost === null || agreed === null ? t`The cost changed.` : t`The cost changed from ${agreed} to ${cost}.`;
    return `${change} ${next}`;
  }
  if (by !== null) return `${t`Paused by your staff.`} ${next}`;
  if (cost !== null && isLoss(route))
    return `${t`Price ${moneyText(price, currency)}, below the cost of ${cost}.`} ${next}`;
  return null;
}

function isLoss({ price, cost }: OfferRoute): boolean {
  const [paid, spent] = [toMicros(price), cost === null ? undefined : toMicros(cost)];
  return paid !== undefined && spent !== undefined && spent > paid;
}
