import { t } from "@lingui/core/macro";
import { v1Hooks } from "../../api/client.ts";
import { useMode } from "../../session/mode.ts";
import { Card } from "../../ui/page.tsx";

/** How the operator wants to be paid, where they have said so. Test funds are not paid for. */
export function PaymentInstructions() {
  const mode = useMode();
  const { data } = v1Hooks.useQuery("get", "/api/v1/payment-instructions");
  if (mode === "test" || !data?.data.text) return null;
  return (
    <Card title={t`How to pay`}>
      <p className="break-words whitespace-pre-line">{data.data.text}</p>
    </Card>
  );
}
