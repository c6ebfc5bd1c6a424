import type { LinkProps } from "@tanstack/react-router";
import { toast } from "sonner";
import { operator, operatorHooks } from "../../api/client.ts";
import type { OperatorData } from "../../api/types.ts";
import { useRefresh } from "../../api/use-refresh.ts";
import { useRefusal } from "../../session/permission.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/page.tsx";
import { Step, Steps } from "../../ui/steps.tsx";

type Setup = OperatorData<"/api/operator/setup">;

const STEPS: Record<Setup["steps"][number]["step"], { name: string; about: string; link?: LinkProps }> = {
  name: {
    name: "Name your shop",
    about: "Shown to resellers in the dashboard and in emails.",
    link: { to: "/operator/settings/shop" },
  },
  logo: {
    name: "Upload your logo",
    about: "Shown on the sign-in page and above the navigation.",
    link: { to: "/operator/settings/shop" },
  },
  currency: {
    name: "Check the currency",
    about: "To change it, set CURRENCY and restart the server before you add the first reseller.",
  },
  payment: {
    name: "Write payment instructions",
    about: "Resellers see them where they request a top-up.",
    link: { to: "/operator/settings/shop" },
  },
  supplier: {
    name: "Add a supplier",
    about: "Connect a server that fulfils your orders. You don't need one for manual fulfilment or inventory.",
    link: { to: "/operator/suppliers" },
  },
  services: {
    name: "Import services",
    about: "Import a supplier's services with your margin, or create them yourself.",
    link: { to: "/operator/catalogue" },
  },
  reseller: {
    name: "Add your first reseller",
    about: "Create an account, or share the sign-up page.",
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
    await operator.PATCH("/api/operator/shop", { body: { setup_hidden: true } });
    await refresh();
    toast.success("Checklist hidden.");
  };
  const actions = (
    <Button size="small" onClick={() => void hide()}>
      Hide checklist
    </Button>
  );
  return (
    <Card title={`Set up your shop: ${done} of ${steps.length} done`} actions={actions}>
      <Steps>
        {steps.map(({ step, done: isDone }) => {
          const { name, about, link } = STEPS[step];
          const title = step === "currency" ? `${name} (${currency})` : name;
          return (
            <Step key={step} name={title} done={isDone} {...(link && { link })}>
              {about}
            </Step>
          );
        })}
      </Steps>
    </Card>
  );
}
