import { useNavigate } from "@tanstack/react-router";
import { toast } from "sonner";
import { operator } from "../../../api/client.ts";
import { useRefresh } from "../../../api/use-refresh.ts";
import { TextField } from "../../../ui/form/field.tsx";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../../ui/form/form.tsx";

interface AddSupplierProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Adds a server of the Dhru Fusion family and tests it at once. */
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
    toast.success(`${name} added. Testing the connection.`);
    await navigate({ to: "/operator/suppliers/$id", params: { id: String(id) } });
  };
  return (
    <FormDialog
      title="Add supplier"
      about="Connect a Dhru-compatible API. The test reads the balance and services and places no orders."
      open={open}
      action="Add and test"
      onSubmit={add}
      onClose={() => onOpenChange(false)}
    >
      <SupplierFields />
    </FormDialog>
  );
}

function SupplierFields() {
  return (
    <>
      <TextField label="Name" name="name" hint="For your staff. Resellers never see it." required />
      <TextField
        label="API URL"
        name="url"
        type="url"
        placeholder="https://supplier.example/api/index.php"
        hint="If the URL has no path, /api/index.php is used."
        required
      />
      <TextField label="Username" name="username" autoComplete="off" hint="Your email or username at the supplier." />
      <TextField
        label="API key"
        name="key"
        type="password"
        autoComplete="off"
        hint="Stored encrypted. It can't be viewed later."
        required
      />
      <details className="rounded-lg border border-line px-4 py-3">
        <summary>Uses another currency</summary>
        <div className="grid gap-4 pt-3 sm:grid-cols-2">
          <TextField label="Currency" name="currency" placeholder="EUR" maxLength={3} />
          <TextField
            label="Exchange rate"
            name="exchange_rate"
            inputMode="decimal"
            hint="How much one unit is worth in your currency."
          />
        </div>
      </details>
    </>
  );
}

function readSupplier(fields: FormFields) {
  const optional = (name: string) => (fields.text(name) === "" ? {} : { [name]: fields.text(name) });
  return {
    name: fields.text("name"),
    url: fields.text("url"),
    key: fields.text("key"),
    ...optional("username"),
    ...optional("currency"),
    ...optional("exchange_rate"),
  };
}
