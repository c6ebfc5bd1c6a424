import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { DataTable } from "../../../ui/list/data-table.tsx";
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
  const columns = useCostColumns<Offer>([
    {
      id: "name",
      header: t`Service`,
      lead: true,
      fit: "name",
      cell: ({ name }) => name,
    },
    { id: "code", header: t`ID`, cell: ({ code }) => code },
    { id: "group", header: t`Group`, fit: "name", plain: true, cell: ({ group }) => group },
    {
      id: "cost",
      header: t`Cost`,
      right: true,
      cell: (offer) => <Cost offer={offer} currency={currency} />,
    },
    { id: "time", header: t`Delivery time`, fit: "name", plain: true, cell: ({ delivery_time: time }) => time },
    {
      id: "meaning",
      header: t`In your catalogue`,
      fit: "text",
      plain: true,
      cell: (offer) => <Meaning offer={offer} />,
    },
  ]);
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

/** What the supplier's service means for the catalogue: each route to it in a sentence. */
function Meaning({ offer }: { offer: Offer }) {
  const { routes, vanished_at: gone } = offer;
  if (routes.length === 0) {
    return <Badge tone={gone === null ? "info" : "neutral"}>{gone === null ? t`New` : t`Removed`}</Badge>;
  }
  return (
    <ul className="grid gap-2">
      {routes.map((route) => (
        <li key={`${route.service.id}.${route.position}`} className="md:max-w-56 xl:max-w-88">
          <div className="flex items-center gap-2 max-md:flex-wrap">
            <RouteBadge route={route} />
            <span className="md:truncate" title={route.service.name}>
              <ServiceLink id={route.service.id}>{route.service.name}</ServiceLink>
            </span>
          </div>
          <p className="text-sm text-muted">{sentenceAbout(route)}</p>
        </li>
      ))}
    </ul>
  );
}

type OfferRoute = Offer["routes"][number];

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
  return (
    <Badge tone="success">
      <Trans>Listed</Trans>
    </Badge>
  );
}

function sentenceAbout(route: OfferRoute): string {
  const { price, currency, margin, cost, agreed_cost: agreed, paused_by: by, on_cost_change: onChange } = route;
  const next =
    route.next_supplier === null ? t`No other route takes its orders.` : t`Orders go to ${route.next_supplier}.`;
  if (by === "vanished") return `${t`No longer offered by the supplier.`} ${next}`;
  if (by === "cost") {
    const change =
      cost === null || agreed === null ? t`The cost changed.` : t`The cost changed from ${agreed} to ${cost}.`;
    return `${change} ${next}`;
  }
  if (by !== null) return `${t`Paused by your staff.`} ${next}`;
  // Unknown, or not for the role to see.
  if (cost === null) return t`Price ${moneyText(price, currency)}.`;
  if (isLoss(route)) return `${t`Price ${moneyText(price, currency)}, below the cost of ${cost}.`} ${next}`;
  if (margin === null) return t`Price ${moneyText(price, currency)}. It does not follow the cost.`;
  return onChange === "follow"
    ? t`Price ${moneyText(price, currency)}: ${marginWords(margin)}.`
    : t`Price ${moneyText(price, currency)}. The route pauses if the cost rises.`;
}

function isLoss({ price, cost }: OfferRoute): boolean {
  const [paid, spent] = [toMicros(price), cost === null ? undefined : toMicros(cost)];
  return paid !== undefined && spent !== undefined && spent > paid;
}
