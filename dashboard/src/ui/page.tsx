import type { ReactNode } from "react";
import { useTitle } from "../session/title.ts";
import { classes } from "./class-names.ts";

/** A title of more characters, such as a service's, is set smaller, so that it takes less than a screen of a phone. */
const LONG = 48;

interface PageProps {
  title: string;
  /** One sentence, where the title does not say it all. */
  about?: ReactNode;
  actions?: ReactNode;
  /** Of a list, which uses the width of the screen. Others stay at a width that can be read. */
  wide?: boolean;
  children: ReactNode;
}

/** The frame of a page: its one heading, what can be done, its content. */
export function Page({ title, about, actions, wide = false, children }: PageProps) {
  useTitle(title);
  return (
    <div className={classes("mx-auto w-full", !wide && "max-w-6xl")}>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1
            tabIndex={-1}
            className={classes("font-semibold break-words", title.length > LONG ? "text-lg md:text-xl" : "text-2xl")}
          >
            {title}
          </h1>
          {about !== undefined && <p className="mt-1 max-w-prose text-pretty text-muted">{about}</p>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      <div className="grid min-w-0 gap-5">{children}</div>
    </div>
  );
}

interface CardProps {
  title?: ReactNode;
  actions?: ReactNode;
  /** Lists reach to the edges. */
  flush?: boolean;
  className?: string;
  children: ReactNode;
}

export function Card({ title, actions, flush = false, className, children }: CardProps) {
  return (
    <section className={classes("min-w-0 overflow-clip rounded-xl border border-line bg-surface", className)}>
      {(title !== undefined || actions !== undefined) && (
        <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-3">
          {title !== undefined && <h2 className="font-semibold">{title}</h2>}
          {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
        </div>
      )}
      <div className={flush ? undefined : "p-4"}>{children}</div>
    </section>
  );
}

/** One number with its label. */
export function Stat({ label, children, note }: { label: string; children: ReactNode; note?: ReactNode }) {
  return (
    <div className="min-w-0 rounded-xl border border-line bg-surface p-4">
      <p className="text-sm text-muted">{label}</p>
      {/* A currency that does not fit goes to a line of its own. */}
      <div className="mt-1 text-xl font-semibold tabular-nums [&_.whitespace-nowrap]:whitespace-normal">{children}</div>
      {note !== undefined && <div className="mt-1 text-sm text-muted">{note}</div>}
    </div>
  );
}

/** Names and values, such as the details of an order. */
export function Details({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(8rem,auto)_1fr]">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="-mb-2.5 text-sm text-muted sm:mb-0">{label}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
