import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { toast } from "sonner";
import { fieldError } from "../../api/api-error.ts";
import { operator } from "../../api/client.ts";
import { useRefusal } from "../../session/permission.ts";
import { Button } from "../../ui/button.tsx";
import { MoneyField, TextField } from "../../ui/form/field.tsx";
import { Form, type FormFields } from "../../ui/form/form.tsx";
import { formatCount } from "../../ui/show/dates.ts";
import { Money } from "../../ui/show/money.tsx";
import { Card, Stat } from "../../ui/page.tsx";
import { Time } from "../../ui/show/time.tsx";
import { PriceGroupField } from "./price-group-field.tsx";
import { ResellerSignIn } from "./reseller-sign-in.tsx";
import { useRefreshResellers, useReseller, type Reseller } from "./reseller.ts";

const WHOLE = /^\d{1,9}$/;

/** Who the reseller is, and what the reseller may use. */
export function ResellerProfile() {
  const reseller = useReseller().data?.data;
  if (!reseller) return null;
  return (
    <>
      <Stats reseller={reseller} />
      <ProfileForm reseller={reseller} />
      <ResellerSignIn reseller={reseller} />
    </>
  );
}

function Stats({ reseller }: { reseller: Reseller }) {
  const { id, balance, spendable, held, currency, orders_count: orders } = reseller;
  const { last_order_at: ordered, last_used_at: used } = reseller;
  const orderLink = (
    <Link to="/operator/orders" search={{ reseller: String(id) }} className="text-accent underline">
      <Trans>View orders</Trans>
    </Link>
  );
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <Stat label={t`Balance`} note={spendableNote(balance, spendable, currency)}>
        <Money amount={balance} currency={currency} />
      </Stat>
      <Stat label={t`On hold`} note={t`for open orders`}>
        <Money amount={held} currency={currency} />
      </Stat>
      <Stat label={t`Orders`} note={orderLink}>
        {formatCount(orders)}
      </Stat>
      <Stat label={t`Last order`} note={used === null ? t`No API requests yet` : <LastUse at={used} />}>
        {ordered === null ? t`None yet` : <Time at={ordered} />}
      </Stat>
    </div>
  );
}

function LastUse({ at }: { at: string }) {
  return (
    <>
      <Trans>
        Last API request <Time at={at} />
      </Trans>
    </>
  );
}

function spendableNote(balance: string, spendable: string, currency: string) {
  if (balance === spendable) return t`no credit limit`;
  return (
    <>
      <Trans>
        <Money amount={spendable} currency={currency} /> available to spend
      </Trans>{" "}
    </>
  );
}

function ProfileForm({ reseller }: { reseller: Reseller }) {
  const refusal = useRefusal("manage_resellers");
  const refresh = useRefreshResellers();
  const save = async (fields: FormFields): Promise<void> => {
    const params = { path: { id: String(reseller.id) } };
    await operator.PATCH("/api/operator/resellers/{id}", { params, body: readChange(fields) });
    toast.success(t`Profile saved.`);
    await refresh();
  };
  return (
    <Card title={t`Profile`}>
      <Form onSubmit={save} label={t`Profile`} className="max-w-3xl">
        {({ busy }) => (
          <>
            <ProfileFields reseller={reseller} />
            <Button type="submit" look="primary" busy={busy} unless={refusal} className="justify-self-start">
              <Trans>Save changes</Trans>
            </Button>
          </>
        )}
      </Form>
    </Card>
  );
}

function ProfileFields({ reseller }: { reseller: Reseller }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label={t`Name`} name="name" defaultValue={reseller.name} required />
      <TextField
        label={t`Email`}
        name="email"
        type="email"
        defaultValue={reseller.email}
        hint={t`Used to sign in.`}
        required
      />
      <TextField label={t`Company`} name="company" defaultValue={reseller.company ?? ""} />
      <TextField
        label={t`Username`}
        name="username"
        defaultValue={reseller.username ?? ""}
        autoComplete="off"
        hint={t`Sent by some panels with the key.`}
      />
      <PriceGroupField value={reseller.price_group?.id ?? null} />
      <TextField
        label={t`Rate limit (requests per minute)`}
        name="rate_limit"
        inputMode="numeric"
        defaultValue={reseller.rate_limit ?? ""}
        hint={t`Per key. Default: ${formatCount(reseller.default_rate_limit)}.`}
      />
      <MoneyField
        label={t`Low-balance alert`}
        name="low_balance_threshold"
        currency={reseller.currency}
        defaultValue={reseller.low_balance_threshold}
      />
    </div>
  );
}

function readChange(fields: FormFields) {
  const group = fields.text("price_group_id");
  const limit = fields.text("rate_limit");
  return {
    name: fields.text("name"),
    email: fields.text("email"),
    company: fields.text("company") || null,
    username: fields.text("username") || null,
    price_group_id: group === "" ? null : Number(group),
    rate_limit: limit === "" ? null : readLimit(limit),
    low_balance_threshold: fields.text("low_balance_threshold"),
  };
}

/** JSON has no word for what is no number, and the server would take none for its own limit. */
function readLimit(text: string): number {
  if (WHOLE.test(text)) return Number(text);
  throw fieldError("rate_limit", t`Enter a whole number, or leave it empty.`);
}
