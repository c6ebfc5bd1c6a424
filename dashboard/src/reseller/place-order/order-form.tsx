import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { sentenceOf } from "../../api/api-error.ts";
import { v1Hooks } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { CheckboxField } from "../../ui/field.tsx";
import { fromMicros, Money, toMicros } from "../../ui/money.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Card } from "../../ui/page.tsx";
import type { Service } from "../services/service.ts";
import { Lacking } from "./lacking.tsx";
import { LinesField } from "./lines-field.tsx";
import { checkLines, MOST_LINES, readSingle, readText, type CheckedLine } from "./lines.ts";
import { ProblemList } from "./problem-list.tsx";
import { quoteLines, type Quotes } from "./quotes.ts";
import { ReviewDialog } from "./review-dialog.tsx";
import { identifierWords, rulesOf } from "./rules.ts";
import { SharedFields, type Shared } from "./shared-fields.tsx";

export interface Draft extends Shared {
  text: string;
  allowDuplicate: boolean;
}

interface OrderFormProps {
  service: Service;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onConfirm: (quotes: Quotes, bulkLimit: number) => void;
}

/** What is ordered of the service: checked as it is typed, quoted before it is placed. */
export function OrderForm({ service, draft, onDraft, onConfirm }: OrderFormProps) {
  const account = v1Hooks.useQuery("get", "/api/v1/account");
  const { checked, unknownColumns, isSingle } = useChecked(service, draft);
  const [quotes, setQuotes] = useState<Quotes>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const control = useRef<AbortController>(undefined);
  useEffect(() => () => control.current?.abort(), []);
  const wrong = checked.filter((line) => line.problem !== undefined);
  const right = checked.filter((line) => line.problem === undefined);
  const { bulk_limit: bulkLimit, spendable } = account.data?.data ?? {};
  const total = totalOf(service, right);
  const lacks = spendable === undefined ? 0n : total - (toMicros(spendable) ?? 0n);
  const review = async (): Promise<void> => {
    if (bulkLimit === undefined) return;
    const { signal } = (control.current = new AbortController());
    setBusy(true);
    setError(undefined);
    try {
      const wish = { serviceId: service.id, allowDuplicate: draft.allowDuplicate, bulkLimit, signal };
      const asked = await quoteLines(right, wish);
      if (!signal.aborted) setQuotes(asked);
    } catch (thrown) {
      if (!signal.aborted) setError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title="What to order">
      <div className="grid gap-5">
        <SharedFields service={service} shared={draft} onChange={(shared) => onDraft({ ...draft, ...shared })} />
        <LinesField service={service} text={draft.text} onText={(text) => onDraft({ ...draft, text })} />
        {service.allow_duplicate === "on_request" && (
          <CheckboxField
            label="Order the same again"
            hint="Also what is on order already, or stands here twice."
            checked={draft.allowDuplicate}
            onChange={(event) => onDraft({ ...draft, allowDuplicate: event.target.checked })}
          />
        )}
        {unknownColumns.length > 0 && (
          <Notice look="warning">This service has no use for the columns: {unknownColumns.join(", ")}.</Notice>
        )}
        {isSingle && wrong[0] && <Notice look="danger">{wrong[0].problem}</Notice>}
        {!isSingle && wrong.length > 0 && (
          <div className="grid gap-2">
            <p className="font-medium text-danger">
              {wrong.length} of {checked.length} cannot be ordered:
            </p>
            <ProblemList label="Lines to mend" lines={wrong} />
          </div>
        )}
        {error !== undefined && <Notice look="danger">{sentenceOf(error)}</Notice>}
        {lacks > 0n && <Lacking amount={fromMicros(lacks)} currency={service.currency} />}
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-4">
          <p aria-live="polite">
            {right.length} {right.length === 1 ? "order" : "orders"},{" "}
            <Money amount={fromMicros(total)} currency={service.currency} className="font-semibold" />
            {spendable !== undefined && (
              <span className="block text-sm text-muted">
                You can spend <Money amount={spendable} currency={service.currency} />
              </span>
            )}
          </p>
          <Button
            look="primary"
            busy={busy}
            unless={whyNot(service, { lines: checked.length, right: right.length, total, spendable })}
            onClick={() => void review()}
          >
            {wrong.length > 0 && right.length > 0 ? `Review the other ${right.length}` : "Review order"}
          </Button>
        </div>
      </div>
      <ReviewDialog
        quotes={quotes}
        serviceName={service.name}
        onClose={() => setQuotes(undefined)}
        onConfirm={(confirmed) => {
          setQuotes(undefined);
          onConfirm({ ...confirmed, refused: [...wrong, ...confirmed.refused] }, bulkLimit!);
        }}
      />
    </Card>
  );
}

/** In micro-units, as the price stands in the list. */
function totalOf(service: Service, lines: readonly CheckedLine[]): bigint {
  const pieces = lines.reduce((sum, line) => sum + BigInt(line.problem === undefined ? line.values.quantity : 0), 0n);
  return pieces * (toMicros(service.price) ?? 0n);
}

interface Checked {
  checked: CheckedLine[];
  unknownColumns: string[];
  /** The fields alone make the order. */
  isSingle: boolean;
}

function useChecked(service: Service, draft: Draft): Checked {
  // Thousands of lines are looked at behind the typing.
  const { text, quantity, inputs, allowDuplicate } = useDeferredValue(draft);
  return useMemo(() => {
    const rules = rulesOf(service);
    const shared = { quantity, inputs };
    const isSingle = rules.identifierKind === "none" && text.trim() === "";
    const begun = Object.values(inputs).some((value) => value !== "") || quantity !== "" || rules.inputs.length === 0;
    const { lines, unknownColumns } = isSingle
      ? { lines: begun ? [readSingle(shared, rules)] : [], unknownColumns: [] }
      : readText(text, rules, shared);
    const areAllowed =
      service.allow_duplicate === "always" || (allowDuplicate && service.allow_duplicate === "on_request");
    const repeats = areAllowed ? "allowed" : "refused";
    return { checked: checkLines(lines.slice(0, MOST_LINES + 1), rules, repeats), unknownColumns, isSingle };
  }, [service, text, quantity, inputs, allowDuplicate]);
}

interface Counts {
  lines: number;
  right: number;
  total: bigint;
  spendable: string | undefined;
}

function whyNot(service: Service, { lines, right, total, spendable }: Counts): string | false {
  if (service.status === "paused") return "The operator paused this service: choose another, or look again later.";
  if (lines > MOST_LINES) return `At most ${MOST_LINES} lines at once: split the list.`;
  const [one] = identifierWords(service) ?? [];
  if (lines === 0) return one === undefined ? "Fill in the fields first." : `Enter at least one ${one}.`;
  if (right === 0) return "Nothing here can be ordered as it stands: mend it first.";
  if (spendable === undefined) return "Your balance is being read.";
  const isTooMuch = total > (toMicros(spendable) ?? 0n);
  return isTooMuch && `You can spend ${spendable} ${service.currency}: top up, or order less.`;
}
