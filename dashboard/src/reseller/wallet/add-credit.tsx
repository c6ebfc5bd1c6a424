import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { usePaymentMethods } from "./payments/payment.ts";
import { RequestTopUp } from "./request-top-up.tsx";

/** The way to more credit: the payment methods, or a request where the operator has set up none. */
export function AddCredit() {
  const methods = usePaymentMethods();
  if (!methods.data?.data.length) return <RequestTopUp />;
  return (
    <Button look="primary" asChild>
      <Link to="/wallet/add-credit">
        <Plus aria-hidden />
        <Trans>Add credit</Trans>
      </Link>
    </Button>
  );
}
