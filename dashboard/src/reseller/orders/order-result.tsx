import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { CopyButton } from "../../ui/show/copy.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Card } from "../../ui/page.tsx";
import { StatusBadge } from "../../ui/show/status/status-badge.tsx";
import { Time } from "../../ui/show/time.tsx";
import type { Order } from "./order.ts";

/** The result, or the current status. */
export function OrderResult({ order }: { order: Order }) {
  const { status, result } = order;
  return (
    <Card
      title={
        <span className="flex items-center gap-3">
          {result === null ? t`Status` : t`Result`}
          <output>
            <StatusBadge status={status} />
          </output>
        </span>
      }
      actions={
        result !== null && result.text !== "" && <CopyButton text={result.text} label={t`Copy result`} name={t`Copy`} />
      }
    >
      {result === null ? <CurrentStatus order={order} /> : <Result text={result.text} fields={result.fields} />}
    </Card>
  );
}

function CurrentStatus({ order }: { order: Order }) {
  const { status, status_reason: reason } = order;
  if (status === "PENDING")
    return (
      <p>
        <Trans>Accepted and waiting to be processed. The result will appear here.</Trans>
      </p>
    );
  if (status === "PROCESSING") {
    return (
      <p>
        {order.submitted_at === null ? (
          <Trans>Processing. The result will appear here.</Trans>
        ) : (
          <Trans>
            Processing since <Time at={order.submitted_at} />. The result will appear here.
          </Trans>
        )}
      </p>
    );
  }
  const look = status === "REJECTED" ? "danger" : "info";
  return <Notice look={look}>{reason ?? t`Refunded to your balance.`}</Notice>;
}

type Fields = NonNullable<Order["result"]>["fields"];

function Result({ text, fields }: { text: string; fields: Fields }) {
  const entries = Object.entries(fields);
  if (text === "")
    return (
      <p>
        <Trans>Completed. No result text.</Trans>
      </p>
    );
  return (
    <div className="grid gap-4">
      {entries.length > 0 && (
        <dl className="divide-y divide-line">
          {entries.map(([name, value]) => (
            <div key={name} className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] items-center gap-3 py-1">
              <dt className="text-sm break-words text-muted">{name}</dt>
              <dd className="flex items-center justify-between gap-3">
                <span className="min-w-0 break-words">{showField(value)}</span>
                <CopyButton text={showField(value)} label={t`Copy ${name}`} />
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
  if (typeof value === "boolean") return value ? t`Yes` : t`No`;
  return String(value);
}
