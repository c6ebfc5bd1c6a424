import { t } from "@lingui/core/macro";
import { ChevronDown, ChevronRight } from "lucide-react";
import { useState } from "react";
import { classes } from "../../ui/class-names.ts";
import { CopyButton } from "../../ui/show/copy.tsx";
import { replyOf } from "./matching-orders.ts";
import type { Order } from "./order.ts";

type Replied = Pick<Order, "id" | "status" | "result" | "status_reason">;

/** The first line of what came back for an order, with a button to copy all of it; more lines are shown on a click. */
export function ReplyCell({ order }: { order: Replied }) {
  const [isOpen, setIsOpen] = useState(false);
  const text = replyOf(order);
  if (text === "") return null;
  const [first = "", ...others] = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const look =
    order.status === "REJECTED" ? "text-danger" : order.result === null ? "text-muted" : "font-mono text-[0.95em]";
  const Symbol = isOpen ? ChevronDown : ChevronRight;
  return (
    <div className="grid min-w-0 gap-1">
      <div className="flex min-w-0 items-center gap-1">
        {others.length > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={
              isOpen ? t`Collapse the result of order ${order.id}` : t`Expand the result of order ${order.id}`
            }
            className="shrink-0 rounded p-0.5 text-muted hover:text-ink"
            onClick={() => setIsOpen(!isOpen)}
          >
            <Symbol aria-hidden className="size-4" />
          </button>
        )}
        <span className={classes("min-w-0 truncate", look)} title={first}>
          {first}
        </span>
        <span className="-my-1.5 shrink-0">
          <CopyButton text={text} label={t`Copy the result of order ${order.id}`} />
        </span>
      </div>
      {isOpen && <pre className="rounded bg-sunken p-2 font-mono text-sm break-words whitespace-pre-wrap">{text}</pre>}
    </div>
  );
}
