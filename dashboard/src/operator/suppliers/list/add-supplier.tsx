import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { toast } from "sonner";
import { operator, operatorHooks } from "../../../api/client.ts";
import { useRefresh } from "../../../api/use-refresh.ts";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../../ui/form/form.tsx";

interface AddSupplierProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Adds a supplier that is called over the network, and tests it at once. */
export function AddSupplierDialog({ open, onOpenChange }: AddSupplierProps) {
  const refresh = useRefresh(["/api/operator/suppliers"]);
  const navigate = useNavigate();
  const add = async (fields: FormFields): Promise<void> => {
    const { data } = await operator.POST("/api/operator/suppliers", { body: readSupplier(fields) });
    const { id, name } = data!.data;
    await operator.POST("/api/operator/suppliers/{id}/jobs", {
      params: { path: { id: String(id) } },
      body: { kind: "test" },
    });
    await refresh();
    toast.success(t`${name} added. Testing the connection.`);
    await navigate({ to: "/operator/suppliers/$id", params: { id: String(id) } });
  };
  return (
    <FormDialog
      title={t`Add supplier`}
      about={t`Connect the API of a supplier. The test reads the balance and services and places no orders.`}
      open={open}
      action={t`Add and test`}
      onSubmit={add}
      onClose={() => onOpenChange(false)}
    >
      <SupplierFields />
    </FormDialog>
  );
}

function SupplierFields() {
  const { data } = operatorHooks.useQuery("get", "/api/operator/supplier-kinds");
  const kinds = data?.data ?? [];
  const [chosen, setChosen] = useState<string>();
  const kind = kinds.find((each) => each.kind === chosen) ?? kinds[0];
  return (
    <>
      <KindField kinds={kinds} chosen={kind?.kind} onChoose={setChosen} />
      <TextField label={t`Name`} name="name" hint={t`For your staff. Resellers never see it.`} required />
      <TextField
        label={t`API URL`}
        name="url"
        type="url"
        placeholder="https://supplier.example/api/index.php"
        hint={t`If the URL has no path, /api/index.php is used.`}
        required
      />
      <TextField
        label={t`Username`}
        name="username"
        autoComplete="off"
        hint={t`Your email or username at the supplier.`}
        required={kind?.needs_username}
      />
      <TextField
        label={t`API key`}
        name="key"
        type="password"
        autoComplete="off"
        hint={t`Stored encrypted. It can't be viewed later.`}
        required
      />
      <CurrencyFields />
    </>
  );
}

interface KindFieldProps {
  kinds: readonly { kind: string; name: string }[];
  chosen: string | undefined;
  onChoose: (kind: string) => void;
}

function KindField({ kinds, chosen, onChoose }: KindFieldProps) {
  return (
    <SelectField
      label={t`Type`}
      name="kind"
      value={chosen ?? ""}
      onChange={(event) => onChoose(event.target.value)}
      hint={t`The API that the supplier offers.`}
    >
      {kinds.map((each) => (
        <option key={each.kind} value={each.kind}>
          {each.name}
        </option>
      ))}
    </SelectField>
  );
}

function CurrencyFields() {
  return (
    <details className="rounded-lg border border-line px-4 py-3">
      <summary>
        <Trans>Uses another currency</Trans>
      </summary>
      <div className="grid gap-4 pt-3 sm:grid-cols-2">
        <TextField label={t`Currency`} name="currency" placeholder="EUR" maxLength={3} />
        <TextField
          label={t`Exchange rate`}
          name="exchange_rate"
          inputMode="decimal"
          hint={t`How much one unit is worth in your currency.`}
        />
      </div>
    </details>
  );
}

function readSupplier(fields: FormFields) {
  const optional = (name: string) => (fields.text(name) === "" ? {} : { [name]: fields.text(name) });
  return {
    name: fields.text("name"),
    url: fields.text("url"),
    key: fields.text("key"),
    ...optional("kind"),
    ...optional("username"),
    ...optional("currency"),
    ...optional("exchange_rate"),
  };
}
