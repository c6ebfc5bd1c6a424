import { t } from "@lingui/core/macro";
import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { classes } from "../../ui/class-names.ts";
import { Time } from "../../ui/show/time.tsx";
import { OPEN } from "../orders/operator-order.ts";
import type { Stats } from "./stats.ts";

/** Counts that link to what they count. Those that need attention are highlighted. */
export function CountTiles({ stats }: { stats: Stats }) {
  const { open_orders: open, sign_ups: signUps, open_top_ups: topUps, books } = stats;
  const waiting = open.attention.reduce((sum, { orders }) => sum + orders, 0);
  const unresolved = stats.unknown_attempts + stats.late_results;
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Tile label={t`Open orders`} link={{ to: "/operator/orders", search: { status: OPEN } }}>
        {open.total}
      </Tile>
      <Tile label={t`In queue`} link={{ to: "/operator/queue" }} urgent={waiting > 0}>
        {waiting}
      </Tile>
      <Tile label={t`Overdue`} link={{ to: "/operator/orders", search: { overdue: "true" } }} urgent={open.overdue > 0}>
        {open.overdue}
      </Tile>
      <Tile label={t`Unresolved attempts`} link={{ to: "/operator/attempts" }} urgent={unresolved > 0}>
        {unresolved}
      </Tile>
      <Tile label={t`Pending sign-ups`} link={{ to: "/operator/resellers" }} urgent={signUps > 0}>
        {signUps}
      </Tile>
      <Tile label={t`Top-up requests`} link={{ to: "/operator/resellers/top-up-requests" }} urgent={topUps > 0}>
        {topUps}
      </Tile>
      <Tile
        label={t`Ledger check`}
        link={{ to: "/operator/ledger" }}
        urgent={books !== null && !books.ok}
        note={books && <Time at={books.checked_at} />}
      >
        {books === null ? t`Not run yet` : books.ok ? t`OK` : t`Discrepancy`}
      </Tile>
    </ul>
  );
}

interface TileProps {
  label: string;
  link: LinkProps;
  urgent?: boolean;
  note?: ReactNode;
  children: ReactNode;
}

function Tile({ label, link, urgent = false, note, children }: TileProps) {
  return (
    <li className="min-w-0 last:col-span-2">
      <Link
        {...link}
        className={classes(
          "block h-full rounded-xl border border-line bg-surface p-4 hover:border-edge",
          urgent && "border-warning bg-warning-soft",
        )}
      >
        <span className={classes("block text-sm", urgent ? "text-warning" : "text-muted")}>{label}</span>
        <span className="mt-1 block text-xl font-semibold tabular-nums">{children}</span>
        {note && <span className="block text-sm text-muted">{note}</span>}
      </Link>
    </li>
  );
}
