import { CopyButton } from "../../ui/show/copy.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Card } from "../../ui/page.tsx";
import { StatusBadge } from "../../ui/show/status-badge.tsx";
import { Time } from "../../ui/show/time.tsx";
import type { Order } from "./order.ts";

/** The result, or the current status. */
export function OrderResult({ order }: { order: Order }) {
  const { status, result } = order;
  return (
    <Card
      title={
        <span className="flex items-center gap-3">
          {result === null ? "Status" : "Result"}
          <output>
            <StatusBadge status={status} />
          </output>
        </span>
      }
      actions={
        result !== null && result.text !== "" && <CopyButton text={result.text} label="Copy result" name="Copy" />
      }
    >
      {result === null ? <CurrentStatus order={order} /> : <Result text={result.text} fields={result.fields} />}
    </Card>
  );
}

function CurrentStatus({ order }: { order: Order }) {
  const { status, status_reason: reason } = order;
  if (status === "PENDING") return <p>Accepted and waiting to be processed. The result will appear here.</p>;
  if (status === "PROCESSING") {
    return (
      <p>
        Processing{" "}
        {order.submitted_at !== null && (
          <>
            {" "}
            since <Time at={order.submitted_at} />
          </>
        )}
        . The result will appear here.
      </p>
    );
  }
  const look = status === "REJECTED" ? "danger" : "info";
  return <Notice look={look}>{reason ?? "Refunded to your balance."}</Notice>;
}

type Fields = NonNullable<Order["result"]>["fields"];

function Result({ text, fields }: { text: string; fields: Fields }) {
  const entries = Object.entries(fields);
  if (text === "") return <p>Completed. No result text.</p>;
  return (
    <div className="grid gap-4">
      {entries.length > 0 && (
        <dl className="divide-y divide-line">
          {entries.map(([name, value]) => (
            <div key={name} className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] items-center gap-3 py-1">
              <dt className="text-sm break-words text-muted">{name}</dt>
              <dd className="flex items-center justify-between gap-3">
                <span className="min-w-0 break-words">{showField(value)}</span>
                <CopyButton text={showField(value)} label={`Copy ${name}`} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <pre
        className="overflow-x-auto rounded-lg bg-sunken p-3 font-mono text-sm break-words whitespace-pre-wrap"
        tabIndex={-1}
      >
        {text}
      </pre>
    </div>
  );
}

function showField(value: string | number | boolean): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return String(value);
}
