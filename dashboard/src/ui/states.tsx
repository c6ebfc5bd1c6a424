import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { sentenceOf } from "../api/api-error.ts";
import { Button } from "./button.tsx";
import { classes } from "./class-names.ts";
import { Notice } from "./notice.tsx";

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Of a small part of a page, which needs no more than its lines. */
  compact?: boolean;
}

/** Where a list has nothing: what it would hold, and what to do next. */
export function EmptyState({ title, children, action, compact = false }: EmptyStateProps) {
  return (
    <div className={compact ? "px-4 py-3" : "grid justify-items-center gap-2 px-4 py-12 text-center"}>
      <p className={compact ? undefined : "text-lg font-medium"}>{title}</p>
      {children !== undefined && <div className="max-w-prose text-balance text-muted">{children}</div>}
      {action !== undefined && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}

export function ErrorState({ error, retry }: { error: unknown; retry?: () => void }) {
  const again = retry && (
    <Button size="small" onClick={retry}>
      <Trans>Try again</Trans>
    </Button>
  );
  return (
    <Notice look="danger" action={again}>
      {sentenceOf(error)}
    </Notice>
  );
}

/** Grey bars in the shape of what is being read. */
export function Skeleton({ rows = 3, className }: { rows?: number; className?: string }) {
  return (
    <output aria-label={t`Loading`} className={classes("grid gap-3 p-4", className)}>
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className="h-5 animate-pulse rounded bg-sunken"
          style={{ width: `${95 - ((row * 17) % 40)}%` }}
        />
      ))}
    </output>
  );
}

interface QueryViewProps<Data> {
  query: Pick<UseQueryResult<Data, unknown>, "data" | "error" | "refetch">;
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows what a query read; until then its skeleton, or what went wrong. Earlier data stays visible while it is read again. */
export function QueryView<Data>({ query, skeleton, children }: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <ErrorState error={query.error} retry={() => void query.refetch()} />;
  return skeleton ?? <Skeleton />;
}

/** How far long work is. */
export function ProgressBar({ label, done, total }: { label: string; done: number; total: number | null }) {
  const known = total !== null && total > 0;
  return (
    <div className="grid gap-1">
      <div className="flex justify-between gap-4 text-sm">
        <span>{label}</span>
        <span className="tabular-nums text-muted">{known ? t`${done} of ${total}` : done > 0 ? done : ""}</span>
      </div>
      <progress
        aria-label={label}
        {...(known && { value: done, max: total })}
        className={classes(
          "h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken",
          "[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent",
          !known && "animate-pulse",
        )}
      />
    </div>
  );
}
