import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Circle, CircleCheck } from "lucide-react";
import { textOf } from "../../../locale/text.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Time } from "../../../ui/show/time.tsx";
import { isOver, type Payment } from "./payment.ts";

const WAY = [
  ["created", msg`Payment started`],
  ["seen", msg`Payment seen`],
  ["confirmed", msg`Payment confirmed`],
  ["credited", msg`Credit added`],
] as const;

const ENDINGS: Partial<Record<Payment["status"], MessageDescriptor>> = {
  declined: msg`The operator declined this payment.`,
  expired: msg`The time to pay is over. If you have paid, the operator checks your payment.`,
  failed: msg`The payment failed. Nothing was credited.`,
  cancelled: msg`You cancelled this payment.`,
};

/** created → seen → confirmed → credited, with the time of each step that is behind. */
export function Progress({ payment }: { payment: Payment }) {
  const { steps, status, reason } = payment;
  const timeOf = new Map(steps.map(({ status: step, at }) => [step, at]));
  // A gateway may skip a step: what comes before a step that is done is done too.
  const last = WAY.findLastIndex(([step]) => timeOf.has(step));
  const ending = ENDINGS[status];
  return (
    <div className="grid gap-4">
      <ol className="grid gap-3">
        {WAY.map(([step, name], index) => (
          <Step key={step} name={textOf(name)} done={index <= last} at={timeOf.get(step)} />
        ))}
      </ol>
      {status === "review" && (
        <Notice look="warning">
          <Trans>The operator checks this payment. You don't need to do anything.</Trans>
        </Notice>
      )}
      {ending !== undefined && <Notice look="danger">{textOf(ending)}</Notice>}
      {reason !== null && <p className="break-words">{reason}</p>}
      {!isOver(payment) && (
        <p className="text-sm text-muted">
          <Trans>This page updates by itself.</Trans>
        </p>
      )}
    </div>
  );
}

function Step({ name, done, at }: { name: string; done: boolean; at: string | undefined }) {
  const Symbol = done ? CircleCheck : Circle;
  return (
    <li className="flex gap-3">
      <Symbol aria-hidden className={`mt-0.5 size-5 shrink-0 ${done ? "text-success" : "text-muted"}`} />
      <div className="min-w-0">
        <span className="sr-only">{done ? t`Done:` : t`To do:`} </span>
        <span className={done ? "font-medium" : "text-muted"}>{name}</span>
        {at !== undefined && (
          <p className="text-sm text-muted">
            <Time at={at} />
          </p>
        )}
      </div>
    </li>
  );
}
