import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { v1Hooks } from "../../../api/client.ts";
import { useMode } from "../../../session/mode.ts";
import { MoneyField } from "../../../ui/form/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Card, Page } from "../../../ui/page.tsx";
import { amountProblem } from "../../../ui/show/amount.ts";
import { EmptyState, QueryView } from "../../../ui/states.tsx";
import { RequestTopUp } from "../request-top-up.tsx";
import { GatewayForm } from "./gateway-form.tsx";
import { ManualForm } from "./manual-form.tsx";
import { MethodChoice } from "./method-choice.tsx";
import { MANUAL, usePaymentMethods, type PaymentMethod } from "./payment.ts";
import { Quote } from "./quote.tsx";

/** Choose a way to pay and an amount, see what it costs, then pay. */
export function AddCreditPage() {
  const methods = usePaymentMethods();
  const mode = useMode();
  return (
    <Page title={t`Add credit`} about={t`Choose how to pay. Credit is added once the payment is confirmed.`}>
      {mode === "test" && (
        <Notice look="warning">
          <Trans>You are in test mode. This adds test funds. Don't pay for it.</Trans>
        </Notice>
      )}
      <QueryView query={methods}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title={t`No payment methods`} action={<RequestTopUp />}>
              <Trans>Pay the operator as agreed, then request a top-up.</Trans>
            </EmptyState>
          ) : (
            <AddCredit methods={data} />
          )
        }
      </QueryView>
    </Page>
  );
}

function AddCredit({ methods }: { methods: readonly PaymentMethod[] }) {
  const account = v1Hooks.useQuery("get", "/api/v1/account");
  const [chosen, setChosen] = useState(methods[0]!.id);
  const [amount, setAmount] = useState("");
  const method = methods.find(({ id }) => id === chosen) ?? methods[0]!;
  const { min_amount: min, max_amount: max, currency } = method;
  const pay = { method, amount };
  return (
    <div className="grid max-w-3xl gap-5">
      <Card title={t`Payment`}>
        <div className="grid gap-5">
          <MethodChoice methods={methods} chosen={method} onChoose={setChosen} />
          <MoneyField
            label={t`Amount of credit`}
            currency={account.data?.data.currency ?? currency}
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            error={amount === "" ? undefined : amountProblem(amount)}
            hint={t`From ${min} to ${max} ${currency}.`}
          />
          <Quote {...pay} />
        </div>
      </Card>
      {method.kind === MANUAL ? <ManualForm key={method.id} {...pay} /> : <GatewayForm key={method.id} {...pay} />}
    </div>
  );
}
