import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { toast } from "sonner";
import { operator } from "../../../api/client.ts";
import { randomId } from "../../../api/random-id.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogActions } from "../../../ui/form/dialog.tsx";
import { MoneyField, SelectField, TextField } from "../../../ui/form/field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { formatMoney } from "../../../core.ts";
import { textOf } from "../../../locale/text.ts";
import { amountProblem, moneyText, toMicros } from "../../../ui/show/amount.ts";
import { Money } from "../../../ui/show/money.tsx";
import { Details } from "../../../ui/page.tsx";
import { useRefreshResellers, type Reseller } from "../reseller.ts";

export type MovementKind = "top-up" | "adjustment";
type Wallet = Reseller["wallets"]["live"];

interface Words {
  title: (name: string, test: boolean) => string;
  about: MessageDescriptor;
  hint: MessageDescriptor;
  action: (amount: string, isOut: boolean) => string;
}

const WORDS: Record<MovementKind, Words> = {
  "top-up": {
    title: (name, test) => (test ? t`Top up ${name} (test money)` : t`Top up ${name}`),
    about: msg`Adds money that you received from the reseller.`,
    hint: msg`Visible on the reseller's statement, for example: Bank transfer, 3 May.`,
    action: (amount) => t`Top up ${amount}`,
  },
  adjustment: {
    title: (name, test) => (test ? t`Adjust ${name} (test money)` : t`Adjust ${name}`),
    about: msg`Corrects a wrong balance. For received money use a top-up. Refund an order on its page.`,
    hint: msg`Visible on the reseller's statement.`,
    action: (amount, isOut) => (isOut ? t`Deduct ${amount}` : t`Add ${amount}`),
  },
};

interface MovementDialogProps {
  reseller: Reseller;
  wallet: Wallet;
  kind: MovementKind | undefined;
  onClose: () => void;
}

/** Moves money manually: enter, review, then move it once. */
export function MovementDialog({ reseller, wallet, kind, onClose }: MovementDialogProps) {
  const words = kind && WORDS[kind];
  return (
    <Dialog
      title={words ? words.title(reseller.name, wallet.test) : ""}
      about={words && textOf(words.about)}
      open={kind !== undefined}
      onOpenChange={(open) => !open && onClose()}
    >
      {kind && <Movement reseller={reseller} wallet={wallet} kind={kind} onClose={onClose} />}
    </Dialog>
  );
}

interface Draft {
  amount: string;
  isOut: boolean;
  reason: string;
}

function Movement({ reseller, wallet, kind, onClose }: MovementDialogProps & { kind: MovementKind }) {
  const [draft, setDraft] = useState<Draft>({ amount: "", isOut: false, reason: "" });
  const [isSure, setIsSure] = useState(false);
  // One key per dialog, so that a repeated request moves the money once.
  const [key] = useState(randomId);
  const refresh = useRefreshResellers();
  const signed = signedAmount(draft);
  const move = async (): Promise<void> => {
    const { currency, test } = wallet;
    const body = { amount: signed, currency, test, reason: draft.reason.trim(), idempotency_key: key };
    const params = { path: { id: String(reseller.id) } };
    const { data } =
      kind === "top-up"
        ? await operator.POST("/api/operator/resellers/{id}/top-up", { params, body })
        : await operator.POST("/api/operator/resellers/{id}/adjustment", { params, body });
    onClose();
    const { balance } = data!.data;
    toast.success(t`New balance of ${reseller.name}: ${moneyText(balance, currency)}.`);
    await refresh();
  };
  const next = async (): Promise<void> => (isSure ? move() : setIsSure(problemOf(draft, wallet) === undefined));
  return (
    <Form onSubmit={next}>
      {({ busy }) =>
        isSure ? (
          <Confirmation reseller={reseller} wallet={wallet} draft={draft} signed={signed}>
            <Button onClick={() => setIsSure(false)}>
              <Trans>Back</Trans>
            </Button>
            <Button type="submit" look={draft.isOut ? "danger" : "primary"} busy={busy}>
              {WORDS[kind].action(moneyText(formatMoney(toMicros(draft.amount) ?? 0n), wallet.currency), draft.isOut)}
            </Button>
          </Confirmation>
        ) : (
          <DraftFields wallet={wallet} kind={kind} draft={draft} onDraft={setDraft} onClose={onClose} />
        )
      }
    </Form>
  );
}

interface DraftFieldsProps {
  wallet: Wallet;
  kind: MovementKind;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onClose: () => void;
}

function DraftFields({ wallet, kind, draft, onDraft, onClose }: DraftFieldsProps) {
  const problem = problemOf(draft, wallet);
  return (
    <>
      {kind === "adjustment" && (
        <SelectField
          label={t`Direction`}
          value={draft.isOut ? "out" : "in"}
          onChange={(event) => onDraft({ ...draft, isOut: event.target.value === "out" })}
        >
          <option value="in">{t`Add to the wallet`}</option>
          <option value="out">{t`Deduct from the wallet`}</option>
        </SelectField>
      )}
      <MoneyField
        label={t`Amount`}
        name="amount"
        currency={wallet.currency}
        value={draft.amount}
        onChange={(event) => onDraft({ ...draft, amount: event.target.value })}
        error={draft.amount === "" ? undefined : amountError(draft, wallet)}
        hint={<Preview wallet={wallet} draft={draft} />}
      />
      <TextField
        label={t`Reason`}
        name="reason"
        maxLength={500}
        value={draft.reason}
        onChange={(event) => onDraft({ ...draft, reason: event.target.value })}
        hint={textOf(WORDS[kind].hint)}
        required
      />
      <DialogActions>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" look="primary" unless={problem}>
          <Trans>Continue</Trans>
        </Button>
      </DialogActions>
    </>
  );
}

function Preview({ wallet, draft }: { wallet: Wallet; draft: Draft }) {
  const after = balanceAfter(draft, wallet);
  const balance = <Money amount={wallet.balance} currency={wallet.currency} />;
  if (after === undefined) return <Trans>Balance: {balance}</Trans>;
  return (
    <Trans>
      Balance: {balance}, new balance <Money amount={formatMoney(after)} currency={wallet.currency} />
    </Trans>
  );
}

interface ConfirmationProps {
  reseller: Reseller;
  wallet: Wallet;
  draft: Draft;
  signed: string;
  children: ReactNode;
}

/** Shows the movement for review. */
function Confirmation({ reseller, wallet, draft, signed, children }: ConfirmationProps) {
  const { currency } = wallet;
  const after = balanceAfter(draft, wallet) ?? 0n;
  return (
    <>
      <Details
        rows={[
          [t`Reseller`, `${reseller.name} (${reseller.email})`],
          [t`Wallet`, wallet.test ? t`Test money` : t`Live money`],
          [t`Amount`, <Money key="amount" amount={signed} currency={currency} signed className="font-semibold" />],
          [t`Current balance`, <Money key="now" amount={wallet.balance} currency={currency} />],
          [t`New balance`, <Money key="after" amount={formatMoney(after)} currency={currency} />],
          [t`Reason`, draft.reason.trim()],
        ]}
      />
      <DialogActions>{children}</DialogActions>
    </>
  );
}

function signedAmount({ amount, isOut }: Draft): string {
  return formatMoney((toMicros(amount) ?? 0n) * (isOut ? -1n : 1n));
}

function balanceAfter(draft: Draft, wallet: Wallet): bigint | undefined {
  if (amountProblem(draft.amount) !== undefined) return undefined;
  return toMicros(wallet.balance)! + toMicros(signedAmount(draft))!;
}

function amountError(draft: Draft, wallet: Wallet): string | undefined {
  const problem = amountProblem(draft.amount);
  const after = balanceAfter(draft, wallet);
  if (problem !== undefined || after === undefined) return problem;
  if (!draft.isOut || after >= -toMicros(wallet.credit_limit)!) return undefined;
  return t`You can deduct up to ${moneyText(wallet.spendable, wallet.currency)}.`;
}

/** Why the form can't continue yet. */
function problemOf(draft: Draft, wallet: Wallet): string | undefined {
  return amountError(draft, wallet) ?? (draft.reason.trim() === "" ? t`Enter a reason.` : undefined);
}
