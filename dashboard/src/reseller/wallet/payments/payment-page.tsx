import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useParams } from "@tanstack/react-router";
import { toast } from "sonner";
import { isNotFound } from "../../../api/api-error.ts";
import { v1, v1Hooks } from "../../../api/client.ts";
import { usePoll } from "../../../api/poll.ts";
import { useRefresh } from "../../../api/use-refresh.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/form/dialog.tsx";
import { MissingPage } from "../../../ui/missing-page.tsx";
import { Card, Details, Page } from "../../../ui/page.tsx";
import { Money } from "../../../ui/show/money.tsx";
import { StatusBadge } from "../../../ui/show/status/status-badge.tsx";
import { Time } from "../../../ui/show/time.tsx";
import { QueryView } from "../../../ui/states.tsx";
import { useRefreshBalance } from "../../use-refresh-balance.ts";
import { HandOver } from "./hand-over.tsx";
import { isOver, type Payment } from "./payment.ts";
import { Progress } from "./progress.tsx";

/** A payment on its way, until it is credited. */
export function PaymentPage() {
  const { id = "" } = useParams({ strict: false });
  const refetchInterval = usePoll<{ data: Payment }>(({ data }) => isOver(data));
  const payment = v1Hooks.useQuery("get", "/api/v1/payments/{id}", { params: { path: { id } } }, { refetchInterval });
  useRefreshBalance(payment.data?.data.status === "credited" ? 1 : 0);
  if (isNotFound(payment.error)) {
    return (
      <MissingPage
        title={t`Payment not found`}
        missing={t`Payment ${id} not found`}
        back={{ name: t`All payments`, to: "/wallet/payments" }}
      >
        <Trans>Check the number, and whether you are in test mode.</Trans>
      </MissingPage>
    );
  }
  const found = payment.data?.data;
  return (
    <Page title={t`Payment ${id}`} about={found && <StatusBadge status={found.status} />}>
      <QueryView query={payment}>{({ data }) => <PaymentView payment={data} />}</QueryView>
    </Page>
  );
}

function PaymentView({ payment }: { payment: Payment }) {
  const { status, currency } = payment;
  return (
    <div className="grid max-w-3xl gap-5">
      {status === "created" && <HandOver payment={payment} />}
      <Card title={t`Progress`} actions={status === "created" && <Cancel payment={payment} />}>
        <Progress payment={payment} />
      </Card>
      <Card title={t`Details`}>
        <Details
          rows={[
            [t`Method`, payment.payment_method.name],
            [t`Credit`, <Money key="credit" amount={payment.amount} currency={currency} />],
            [t`Fee`, <Money key="fee" amount={payment.fee} currency={currency} />],
            [t`To pay`, <Money key="pay" amount={payment.payable} currency={currency} />],
            ...(payment.received === null
              ? []
              : [
                  [
                    t`Received`,
                    <Money key="received" amount={payment.received} currency={payment.received_currency ?? currency} />,
                  ] as const,
                ]),
            ...(Number(payment.reversed) > 0
              ? [[t`Taken back`, <Money key="reversed" amount={payment.reversed} currency={currency} />] as const]
              : []),
            [t`Started`, <Time key="at" at={payment.created_at} />],
          ]}
        />
      </Card>
    </div>
  );
}

function Cancel({ payment: { id, payable, currency } }: { payment: Payment }) {
  const refresh = useRefresh(["/api/v1/payments", "/api/v1/payments/{id}"]);
  const cancel = async (): Promise<void> => {
    await v1.POST("/api/v1/payments/{id}/cancel", { params: { path: { id: String(id) } } });
    toast.success(t`Payment cancelled.`);
    await refresh();
  };
  return (
    <ConfirmDialog
      title={t`Cancel payment ${id}?`}
      action={t`Cancel payment`}
      dismiss={t`Go back`}
      danger
      onConfirm={cancel}
      trigger={
        <Button size="small">
          <Trans>Cancel payment</Trans>
        </Button>
      }
    >
      <Trans>
        Don't cancel if you have already paid {payable} {currency}.
      </Trans>
    </ConfirmDialog>
  );
}
