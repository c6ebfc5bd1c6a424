import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { LinkProps } from "@tanstack/react-router";
import { operator, operatorHooks } from "../../api/client.ts";
import type { OperatorData } from "../../api/types.ts";
import { useRefresh } from "../../api/use-refresh.ts";
import { textOf } from "../../locale/text.ts";
import { useRefusal } from "../../session/permission.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/page.tsx";
import { Step, Steps } from "../../ui/steps.tsx";
import { toastOutcome } from "../../ui/toasts.ts";

type Setup = OperatorData<"/api/operator/setup">;

const STEPS: Record<
  Setup["steps"][number]["step"],
  { name: MessageDescriptor; about: MessageDescriptor; link?: LinkProps }
> = {
  name: {
    name: msg`Name your shop`,
    about: msg`Shown to resellers in the dashboard and in emails.`,
    link: { to: "/operator/settings/shop" },
  },
  logo: {
    name: msg`Upload your logo`,
    about: msg`Shown on the sign-in page and above the navigation.`,
    link: { to: "/operator/settings/shop" },
  },
  currency: {
    name: msg`Check the currency`,
    about: msg`To change it, set CURRENCY and restart the server before you add the first reseller.`,
  },
  payment: {
    name: msg`Write payment instructions`,
    about: msg`Resellers see them where they request a top-up.`,
    link: { to: "/operator/settings/shop" },
  },
  supplier: {
    name: msg`Add a supplier`,
    about: msg`Connect a server that fulfils your orders. You don't need one for manual fulfilment or inventory.`,
    link: { to: "/operator/suppliers" },
  },
  services: {
    name: msg`Import services`,
    about: msg`Import a supplier's services with your margin, or create them yourself.`,
    link: { to: "/operator/catalogue" },
  },
  reseller: {
    name: msg`Add your first reseller`,
    about: msg`Create an account, or share the sign-up page.`,
    link: { to: "/operator/resellers" },
  },
};

/** What a new shop still needs, until everything is done or staff hide it. */
export function SetupCard() {
  const refusal = useRefusal("manage_settings");
  const setup = operatorHooks.useQuery("get", "/api/operator/setup", {}, { enabled: refusal === undefined });
  const refresh = useRefresh(["/api/operator/setup"]);
  const { hidden, steps = [], currency } = setup.data?.data ?? {};
  const done = steps.filter((step) => step.done).length;
  if (refusal !== undefined || hidden !== false || done === steps.length) return null;
  const hide = async (): Promise<void> => {
    const call = operator.PATCH("/api/operator/shop", { body: { setup_hidden: true } });
    if (await toastOutcome(call, t`Checklist hidden.`)) await refresh();
  };
  const actions = (
    <Button size="small" action={hide}>
      <Trans>Hide checklist</Trans>
    </Button>
  );
  return (
    <Card title={t`Set up your shop: ${done} of ${steps.length} done`} actions={actions}>
      <Steps>
        {steps.map(({ step, done: isDone }) => {
          const { name, about, link } = STEPS[step];
          const title = step === "currency" ? `${textOf(name)} (${currency})` : textOf(name);
          return (
            <Step key={step} name={title} done={isDone} {...(link && { link })}>
              {textOf(about)}
            </Step>
          );
        })}
      </Steps>
    </Card>
  );
}
