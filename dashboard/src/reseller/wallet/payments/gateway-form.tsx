import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { v1 } from "../../../api/client.ts";
import { randomId } from "../../../api/random-id.ts";
import { useRefresh } from "../../../api/use-refresh.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { amountProblem } from "../../../ui/show/amount.ts";
import { Instructions } from "./instructions.tsx";
import type { PaymentMethod } from "./payment.ts";

/** Starts a payment at a gateway; its page shows the progress. */
export function GatewayForm({ method, amount }: { method: PaymentMethod; amount: string }) {
  // A new key for each amount: a form sent again after a lost connection starts no second payment.
  const [keys] = useState(() => new Map<string, string>());
  const refresh = useRefresh(["/api/v1/payments"]);
  const navigate = useNavigate();
  const start = async (): Promise<void> => {
    const wanted = amount.trim();
    const key = keys.get(wanted) ?? randomId();
    keys.set(wanted, key);
    const { data } = await v1.POST("/api/v1/payments", {
      params: { header: { "idempotency-key": key } },
      body: { payment_method_id: method.id, amount: wanted },
    });
    await refresh();
    await navigate({ to: "/wallet/payments/$id", params: { id: String(data!.data.id) } });
  };
  return (
    <>
      <Instructions method={method} />
      <Form onSubmit={start} label={t`Payment`}>
        {({ busy }) => (
          <div>
            <Button type="submit" look="primary" busy={busy} unless={amountProblem(amount)}>
              <Trans>Continue to payment</Trans>
            </Button>
          </div>
        )}
      </Form>
    </>
  );
}
