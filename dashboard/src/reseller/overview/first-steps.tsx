import { Link, type LinkProps } from "@tanstack/react-router";
import { CircleCheck, Circle } from "lucide-react";
import { v1Hooks } from "../../api/client.ts";
import { Card } from "../../ui/page.tsx";

/** The first steps of a new reseller, with completed ones ticked. */
export function FirstSteps({ hasCredit }: { hasCredit: boolean }) {
  const keys = v1Hooks.useQuery("get", "/api/v1/keys");
  // A step that is done must not flash as one to do.
  if (keys.isPending) return null;
  const hasKey = (keys.data?.data.length ?? 0) > 0;
  return (
    <Card title="Get started">
      <ol className="grid gap-3">
        <Step done={hasCredit} link={{ to: "/wallet/top-ups" }} name="Request a top-up">
          The operator adds the amount to your wallet. Test mode comes with test funds.
        </Step>
        <Step done={hasKey} link={{ to: "/api-access" }} name="Create an API key">
          Connect your panel or app. Not needed to order here.
        </Step>
        <Step done={false} link={{ to: "/place-order" }} name="Place your first order">
          Pick a service, paste an IMEI, review and confirm.
        </Step>
      </ol>
    </Card>
  );
}

interface StepProps {
  done: boolean;
  link: LinkProps;
  name: string;
  children: string;
}

function Step({ done, link, name, children }: StepProps) {
  const Symbol = done ? CircleCheck : Circle;
  return (
    <li className="flex gap-3">
      <Symbol
        aria-label={done ? "Done" : "To do"}
        className={`mt-0.5 size-5 shrink-0 ${done ? "text-success" : "text-muted"}`}
      />
      <div>
        <Link {...link} className="font-medium text-accent underline">
          {name}
        </Link>
        <p className="text-muted">{children}</p>
      </div>
    </li>
  );
}
