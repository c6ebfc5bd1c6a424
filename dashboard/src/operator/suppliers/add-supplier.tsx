import { useNavigate } from "@tanstack/react-router";
import { toast } from "sonner";
import { operator } from "../../api/client.ts";
import { useRefresh } from "../../api/use-refresh.ts";
import { TextField } from "../../ui/field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import type { FormFields } from "../../ui/form.tsx";

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
    toast.success(`${name} is added and is being tested.`);
    await navigate({ to: "/operator/suppliers/$id", params: { id: String(id) } });
  };
  return (
    <FormDialog
      title="Add a supplier"
      about="Another server that speaks the API of Dhru Fusion. No order is placed: it is only asked for its balance and services."
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
      <TextField label="Name" name="name" hint="As your staff calls it; resellers never see it." required />
      <TextField
        label="Address of its API"
        name="url"
        type="url"
        placeholder="https://supplier.example/api/index.php"
        hint="Without a path, /api/index.php is taken."
        required
      />
      <TextField label="User name" name="username" autoComplete="off" hint="Your e-mail or user name there." />
      <TextField
        label="API key"
        name="key"
        type="password"
        autoComplete="off"
        hint="Kept encrypted and never shown again, to nobody."
        required
      />
      <details className="rounded-lg border border-line px-4 py-3">
        <summary>It is paid in another currency</summary>
        <div className="grid gap-4 pt-3 sm:grid-cols-2">
          <TextField label="Currency" name="currency" placeholder="EUR" maxLength={3} />
          <TextField
            label="Exchange rate"
            name="exchange_rate"
            inputMode="decimal"
            hint="How much of your currency one unit of it is."
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
