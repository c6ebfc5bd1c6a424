import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link, useParams } from "@tanstack/react-router";
import { toast } from "sonner";
import { operatorHooks } from "../../../api/client.ts";
import { Card } from "../../../ui/page.tsx";
import { CopyText } from "../../../ui/show/copy.tsx";
import { QueryView } from "../../../ui/states.tsx";
import { CredentialsCard } from "./credentials-card.tsx";
import {
  changeMethod,
  MANUAL,
  usePaymentKinds,
  useRefreshMethods,
  type MethodChange,
  type PaymentMethod,
} from "./method.ts";
import { MethodForm } from "./method-form.tsx";

/** A way to pay with its accounts at the gateway. */
export function MethodPage() {
  const { id = "" } = useParams({ strict: false });
  const method = operatorHooks.useQuery("get", "/api/operator/payment-methods/{id}", { params: { path: { id } } });
  return (
    <>
      <p>
        <Link to="/operator/settings/payments" className="text-accent underline">
          <Trans>All payment methods</Trans>
        </Link>
      </p>
      <QueryView query={method}>{({ data }) => <Method method={data} />}</QueryView>
    </>
  );
}

function Method({ method }: { method: PaymentMethod }) {
  const refresh = useRefreshMethods();
  const canEnable = method.kind === MANUAL || method.live !== null || method.test !== null;
  const save = async (change: MethodChange): Promise<void> => {
    await changeMethod(method.id, change);
    toast.success(t`Saved.`);
    await refresh();
  };
  return (
    <>
      {method.kind !== MANUAL && <Gateway method={method} />}
      <MethodForm
        method={method}
        currency={method.currency}
        action={t`Save changes`}
        canEnable={canEnable}
        onSave={save}
      />
    </>
  );
}

function Gateway({ method }: { method: PaymentMethod }) {
  const kind = usePaymentKinds()?.find((known) => known.kind === method.kind);
  if (!kind) return null;
  return (
    <div className="grid max-w-3xl gap-5">
      <CredentialsCard method={method} kind={kind} mode="live" />
      <CredentialsCard method={method} kind={kind} mode="test" />
      {method.events_url !== null && (
        <Card title={t`Events`}>
          <div className="grid gap-2">
            <p className="text-muted">
              <Trans>Enter this address as the webhook URL in your account at {kind.name}.</Trans>
            </p>
            <CopyText text={method.events_url} label={t`Copy webhook URL`} />
          </div>
        </Card>
      )}
    </div>
  );
}
