import { Link, type LinkProps } from "@tanstack/react-router";
import { CircleCheck, Circle } from "lucide-react";
import { v1Hooks } from "../../api/client.ts";
import { Card } from "../../ui/page.tsx";

/** What somebody new does first, with what is done already ticked. */
export function FirstSteps({ hasCredit }: { hasCredit: boolean }) {
  const keys = v1Hooks.useQuery("get", "/api/v1/keys");
  const hasKey = (keys.data?.data.length ?? 0) > 0;
  return (
    <Card title="Begin here">
      <ol className="grid gap-3">
        <Step done={hasCredit} link={{ to: "/wallet/top-ups" }} name="Ask for a top-up">
          The operator adds credit to your wallet. In test mode you have test money at once.
        </Step>
        <Step done={hasKey} link={{ to: "/api-access" }} name="Make an API key">
          Your own panel or program orders with it. You can order here without one.
        </Step>
        <Step done={false} link={{ to: "/place-order" }} name="Place your first order">
          Choose a service, paste an IMEI, see the price before you confirm.
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
