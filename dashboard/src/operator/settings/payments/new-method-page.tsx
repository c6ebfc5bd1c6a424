import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { toast } from "sonner";
import { operatorHooks } from "../../../api/client.ts";
import { SelectField } from "../../../ui/form/field.tsx";
import { Options } from "../../../ui/form/options.tsx";
import { QueryView } from "../../../ui/states.tsx";
import { addMethod, MANUAL, useRefreshMethods, type MethodChange, type PaymentKind } from "./method.ts";
import { MethodForm } from "./method-form.tsx";

/** A new way to pay; an account at a gateway is entered afterwards. */
export function NewMethodPage() {
  const kinds = operatorHooks.useQuery("get", "/api/operator/payment-kinds");
  return (
    <>
      <p>
        <Link to="/operator/settings/payments" className="text-accent underline">
          <Trans>All payment methods</Trans>
        </Link>
      </p>
      <QueryView query={kinds}>{({ data }) => <NewMethod kinds={data} />}</QueryView>
    </>
  );
}

function NewMethod({ kinds }: { kinds: readonly PaymentKind[] }) {
  const [kind, setKind] = useState(MANUAL);
  const refresh = useRefreshMethods();
  const navigate = useNavigate();
  const add = async ({ name = "", ...change }: MethodChange): Promise<void> => {
    const { id } = await addMethod({ ...change, name, kind });
    toast.success(kind === MANUAL ? t`${name} added.` : t`${name} added. Enter its credentials.`);
    await refresh();
    await navigate({ to: "/operator/settings/payments/$id", params: { id: String(id) } });
  };
  return (
    <MethodForm method={undefined} currency="" action={t`Add method`} canEnable={kind === MANUAL} onSave={add}>
      <SelectField
        label={t`Type`}
        name="kind"
        value={kind}
        onChange={(event) => setKind(event.target.value)}
        hint={t`Manual payments are approved by staff.`}
      >
        <Options of={Object.fromEntries(kinds.map(({ kind: id, name }) => [id, name]))} />
      </SelectField>
    </MethodForm>
  );
}
