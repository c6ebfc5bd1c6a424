import { plural, t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { useMode } from "../../session/mode.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/form/dialog.tsx";
import { formatMoney } from "../../core.ts";
import { moneyText, toMicros } from "../../ui/show/amount.ts";
import { formatCount } from "../../ui/show/dates.ts";
import { Money } from "../../ui/show/money.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Details } from "../../ui/page.tsx";
import { MissingFunds } from "./missing-funds.tsx";
import { ProblemList } from "./lines/problem-list.tsx";
import type { QuotedLine, Quotes } from "./quotes.ts";
import type { Service } from "../services/service.ts";

interface ReviewDialogProps {
  quotes: Quotes | undefined;
  service: Service;
  onClose: () => void;
  onConfirm: (quotes: Quotes) => void;
}

/** What will be ordered and what it costs, before anything is. */
export function ReviewDialog({ quotes, service, onClose, onConfirm }: ReviewDialogProps) {
  return (
    <Dialog
      title={t`Confirm orders`}
      about={service.name}
      open={quotes !== undefined}
      onOpenChange={(open) => !open && onClose()}
      wide
    >
      {quotes && <Review quotes={quotes} service={service} onClose={onClose} onConfirm={() => onConfirm(quotes)} />}
    </Dialog>
  );
}

interface ReviewProps {
  quotes: Quotes;
  service: Service;
  onClose: () => void;
  onConfirm: () => void;
}

/** One order with everything that was entered for it; of several their number. */
function ordered(accepted: readonly QuotedLine[], service: Service): [string, ReactNode][] {
  const [only] = accepted;
  if (only === undefined || accepted.length > 1) return [[t`Orders`, formatCount(accepted.length)]];
  const { imei, client_reference: reference, quantity, inputs } = only.row;
  const unitPrice = <Money amount={service.price} currency={service.currency} />;
  const secret = new Set(service.inputs.filter(({ type }) => type === "password").map(({ name }) => name));
  return [
    ...(imei === undefined ? [] : [[t`Identifier`, imei] as [string, ReactNode]]),
    ...(reference === undefined ? [] : [[t`Reference`, reference] as [string, ReactNode]]),
    ...Object.entries(inputs).map(([name, value]): [string, ReactNode] => [name, secret.has(name) ? "••••" : value]),
    ...(quantity === 1
      ? []
      : [
          [
            t`Quantity`,
            <>
              {quantity} × {unitPrice}
            </>,
          ] as [string, ReactNode],
        ]),
  ];
}

function Review({ quotes, service, onClose, onConfirm }: ReviewProps) {
  const mode = useMode();
  const { accepted, refused, total, spendable, currency } = quotes;
  const replayed = accepted.filter(({ replays }) => replays).length;
  const left = (toMicros(spendable) ?? 0n) - (toMicros(total) ?? 0n);
  const rows: [string, ReactNode][] = [
    ...ordered(accepted, service),
    [t`Total`, <Money key="total" amount={total} currency={currency} className="text-lg font-semibold" />],
    [t`Available to spend`, <Money key="spendable" amount={spendable} currency={currency} />],
  ];
  if (left >= 0n) rows.push([t`Balance after`, <Money key="left" amount={formatMoney(left)} currency={currency} />]);
  const whyNot =
    accepted.length === 0
      ? t`None of these lines can be ordered. Fix them first.`
      : left < 0n && t`Insufficient balance (${moneyText(spendable, currency)}). Top up or order fewer.`;
  return (
    <>
      {mode === "test" && <Notice look="warning">{t`Test mode. Orders are simulated and nothing is charged.`}</Notice>}
      {refused.length > 0 && <Notice look="warning">{skippedText(refused.length)}</Notice>}
      <Details rows={rows} />
      {replayed > 0 && <Notice look="info">{repeatedText(replayed)}</Notice>}
      {left < 0n && <MissingFunds amount={formatMoney(-left)} currency={currency} />}
      {refused.length > 0 && (
        <>
          <p className="font-medium">
            {plural(refused.length, { one: "# line is skipped:", other: "# lines are skipped:" })}
          </p>
          <ProblemList label={t`Skipped lines`} lines={refused} />
        </>
      )}
      <DialogActions>
        <Button onClick={onClose}>{t`Back`}</Button>
        <Button look="primary" unless={whyNot} onClick={onConfirm}>
          {accepted.length === 0
            ? t`Place order`
            : plural(accepted.length, {
                one: `Place # order for ${moneyText(total, currency)}`,
                other: `Place # orders for ${moneyText(total, currency)}`,
              })}
        </Button>
      </DialogActions>
    </>
  );
}

function skippedText(lines: number): string {
  return plural(lines, {
    one: "# line is skipped. See the list below.",
    other: "# lines are skipped. See the list below.",
  });
}

function repeatedText(orders: number): string {
  return plural(orders, {
    one: "# order repeats an earlier one with the same reference, at no further charge.",
    other: "# orders repeat earlier ones with the same reference, at no further charge.",
  });
}
