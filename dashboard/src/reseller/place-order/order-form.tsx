import { msg, plural, t } from "@lingui/core/macro";
import { Plural, Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { sentenceOf } from "../../api/api-error.ts";
import { v1Hooks } from "../../api/client.ts";
import { textOf } from "../../locale/text.ts";
import { Button } from "../../ui/button.tsx";
import { CheckboxField } from "../../ui/form/field.tsx";
import { takeFocus } from "../../ui/form/focus-first.ts";
import { formatMoney } from "../../core.ts";
import { moneyText, toMicros } from "../../ui/show/amount.ts";
import { formatCount } from "../../ui/show/dates.ts";
import { Money } from "../../ui/show/money.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Card } from "../../ui/page.tsx";
import { useOnce } from "../../ui/use-once.ts";
import type { Service } from "../services/service.ts";
import { FoundImeis } from "./imei/found-imeis.tsx";
import { ScanImei } from "./imei/scan-imei.tsx";
import { MissingFunds } from "./missing-funds.tsx";
import { LinesField } from "./lines/lines-field.tsx";
import { MOST_LINES, writeText, type CheckedLine } from "./lines/lines.ts";
import { ProblemList } from "./lines/problem-list.tsx";
import { quoteLines, type Quotes } from "./quotes.ts";
import { ReviewDialog } from "./review-dialog.tsx";
import { identifierWords, rulesOf } from "./lines/rules.ts";
import { SharedFields } from "./shared-fields.tsx";
import { useChecked, type Draft } from "./lines/use-checked.ts";

interface OrderFormProps {
  service: Service;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onConfirm: (quotes: Quotes, bulkLimit: number) => void;
}

/** What is ordered of the service: checked as it is typed, quoted before it is placed. */
export function OrderForm({ service, draft, onDraft, onConfirm }: OrderFormProps) {
  const account = v1Hooks.useQuery("get", "/api/v1/account");
  const { bulk_limit: bulkLimit, spendable } = account.data?.data ?? {};
  const { checked, text, isTable, unknownColumns, isSingle } = useChecked(service, draft);
  const wrong = checked.filter((line) => line.problem !== undefined);
  const right = checked.filter((line) => line.problem === undefined);
  const { quotes, forget, busy, trouble, error, review } = useReview(service, draft.allowDuplicate, bulkLimit);
  const total = totalOf(service, right);
  const lacks = spendable === undefined ? 0n : total - (toMicros(spendable) ?? 0n);
  const setText = (changed: string): void => onDraft({ ...draft, text: changed });
  const confirm = (confirmed: Quotes): void => {
    forget();
    onConfirm({ ...confirmed, refused: [...wrong, ...confirmed.refused] }, bulkLimit!);
  };
  return (
    <Card title={t`Order details`}>
      <div ref={takeFocus} className="grid gap-5">
        <DraftFields service={service} draft={draft} onDraft={onDraft} />
        {!isTable && <FoundImeis service={service} text={text} orders={right} onText={setText} />}
        {unknownColumns.length > 0 && (
          <Notice look="warning">{t`Ignored columns: ${unknownColumns.join(", ")}.`}</Notice>
        )}
        <Problems
          wrong={wrong}
          count={checked.length}
          isSingle={isSingle}
          {...(right.length > 0 && {
            onRemove: () => setText(writeText(right, rulesOf(service), draft)),
          })}
        />
        <ReviewState trouble={trouble} error={error} />
        {lacks > 0n && <MissingFunds amount={formatMoney(lacks)} currency={service.currency} />}
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-4">
          <Total count={right.length} total={total} spendable={spendable} currency={service.currency} />
          <Button
            look="primary"
            busy={busy}
            unless={whyNot(service, { lines: checked.length, right: right.length, total, spendable })}
            onClick={() => void review(right)}
          >
            {wrong.length > 0 && right.length > 0
              ? plural(right.length, { one: "Review # valid order", other: "Review # valid orders" })
              : t`Review order`}
          </Button>
        </div>
      </div>
      <ReviewDialog quotes={quotes} service={service} onClose={forget} onConfirm={confirm} />
    </Card>
  );
}

/** Asks the server for quotes. An answer that arrives after leaving the page is ignored. */
function useReview(service: Service, allowDuplicate: boolean, bulkLimit: number | undefined) {
  const [quotes, setQuotes] = useState<Quotes>();
  const { busy, once } = useOnce();
  const [trouble, onTrouble] = useState<string>();
  const [error, setError] = useState<unknown>();
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);
  const review = async (lines: readonly CheckedLine[]): Promise<void> => {
    if (bulkLimit === undefined) return;
    const { signal } = (control.current = new AbortController());
    setError(undefined);
    try {
      const asked = await quoteLines(lines, { serviceId: service.id, allowDuplicate, bulkLimit, signal, onTrouble });
      if (!signal.aborted) setQuotes(asked);
    } catch (thrown) {
      if (!signal.aborted) setError(thrown);
    }
  };
  return {
    quotes,
    forget: () => setQuotes(undefined),
    busy,
    trouble,
    error,
    review: (lines: readonly CheckedLine[]) => once(() => review(lines)),
  };
}

function ReviewState({ trouble, error }: { trouble: string | undefined; error: unknown }) {
  if (trouble !== undefined) return <Notice look="warning">{trouble}</Notice>;
  return error !== undefined && <Notice look="danger">{sentenceOf(error)}</Notice>;
}

function DraftFields({ service, draft, onDraft }: Pick<OrderFormProps, "service" | "draft" | "onDraft">) {
  return (
    <>
      <SharedFields service={service} shared={draft} onChange={(shared) => onDraft({ ...draft, ...shared })} />
      <LinesField service={service} text={draft.text} onText={(text) => onDraft({ ...draft, text })} />
      <ScanImei service={service} text={draft.text} onText={(text) => onDraft({ ...draft, text })} />
      {service.allow_duplicate === "on_request" && (
        <CheckboxField
          label={t`Allow duplicate orders`}
          hint={t`Order identifiers that are already on order or listed twice.`}
          checked={draft.allowDuplicate}
          onChange={(event) => onDraft({ ...draft, allowDuplicate: event.target.checked })}
        />
      )}
    </>
  );
}

interface ProblemsProps {
  wrong: readonly (CheckedLine & { problem: string })[];
  count: number;
  isSingle: boolean;
  /** Leaves the lines that can be ordered. */
  onRemove?: () => void;
}

function Problems({ wrong, count, isSingle, onRemove }: ProblemsProps) {
  const [first] = wrong;
  if (!first) return null;
  if (isSingle) return <Notice look="danger">{first.problem}</Notice>;
  const faulty = wrong.length;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-medium text-danger">
          {plural(count, {
            one: `${faulty} of # line has errors:`,
            other: `${faulty} of # lines have errors:`,
          })}
        </p>
        {onRemove && (
          <Button size="small" onClick={onRemove}>
            {plural(faulty, { one: "Remove this line", other: "Remove these # lines" })}
          </Button>
        )}
      </div>
      <ProblemList label={t`Lines with errors`} lines={wrong} />
    </div>
  );
}

interface TotalProps {
  count: number;
  total: bigint;
  spendable: string | undefined;
  currency: string;
}

function Total({ count, total, spendable, currency }: TotalProps) {
  return (
    <p aria-live="polite">
      <Trans>
        <Plural value={count} one="# order" other="# orders" />,{" "}
        <Money amount={formatMoney(total)} currency={currency} className="font-semibold" />
      </Trans>
      {spendable !== undefined && (
        <span className="block text-sm text-muted">
          <Trans>
            Available to spend: <Money amount={spendable} currency={currency} />
          </Trans>
        </span>
      )}
    </p>
  );
}

/** In micro-units, at the listed price. */
function totalOf(service: Service, lines: readonly CheckedLine[]): bigint {
  const pieces = lines.reduce((sum, line) => sum + BigInt(line.problem === undefined ? line.values.quantity : 0), 0n);
  return pieces * (toMicros(service.price) ?? 0n);
}

interface Counts {
  lines: number;
  right: number;
  total: bigint;
  spendable: string | undefined;
}

function whyNot(service: Service, { lines, right, total, spendable }: Counts): string | false {
  if (service.status === "paused") return t`This service is paused. Choose another, or try again later.`;
  if (lines > MOST_LINES) return t`Enter up to ${formatCount(MOST_LINES)} lines at a time.`;
  if (lines === 0) return textOf(identifierWords(service)?.missing ?? msg`Fill in the fields first.`);
  if (right === 0) return t`Fix the errors above to continue.`;
  if (spendable === undefined) return t`Loading your balance.`;
  const isTooMuch = total > (toMicros(spendable) ?? 0n);
  return isTooMuch && t`Insufficient balance (${moneyText(spendable, service.currency)}). Top up or order less.`;
}
