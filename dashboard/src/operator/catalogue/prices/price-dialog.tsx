import { useState } from "react";
import { toast } from "sonner";
import { operator } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { MoneyField } from "../../../ui/form/field.tsx";
import { focusFirst } from "../../../ui/form/focus-first.ts";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../../ui/form/form.tsx";
import { toastOutcome } from "../../../ui/toasts.ts";
import { useRefreshCatalogue, type WholeService } from "../catalogue.ts";
import { priceHint } from "../service/left-over.tsx";

/** For whom a price is set. */
export interface PriceTarget {
  kind: "group" | "reseller";
  id: number;
  name: string;
  /** What counts now. */
  price: string;
  /** Whether it was set for them. */
  isSet: boolean;
}

interface PriceDialogProps {
  service: WholeService;
  target: PriceTarget;
  onClose: () => void;
}

/** Sets or removes the price of a group or a reseller. */
export function PriceDialog({ service, target, onClose }: PriceDialogProps) {
  const [typed, setTyped] = useState(target.price);
  const refresh = useRefreshCatalogue();
  const save = async (fields: FormFields): Promise<void> => {
    const set = await putPrice(service.id, target, fields.text("price"));
    if (set.below_cost) toast.warning(`${target.name} now pays less than the service costs.`);
    else toast.success(`${target.name} pays ${set.price} ${service.currency}.`);
    await refresh();
  };
  const clear = async (): Promise<void> => {
    const call = deletePrice(service.id, target);
    if (await toastOutcome(call, "Price removed.")) onClose();
    await refresh();
  };
  const remove = target.isSet && (
    <Button look="ghost" className="mr-auto text-danger" onClick={() => void clear()}>
      Remove price
    </Button>
  );
  return (
    <FormDialog
      title={`Price for ${target.name}`}
      about={service.name}
      label="Price"
      action="Save price"
      aside={remove}
      onSubmit={save}
      onClose={onClose}
    >
      <MoneyField
        label="Unit price"
        name="price"
        currency={service.currency}
        value={typed}
        ref={focusFirst}
        onChange={(event) => setTyped(event.target.value)}
        hint={priceHint(typed, service.cost, service.currency)}
      />
    </FormDialog>
  );
}

async function putPrice(serviceId: number, { kind, id }: PriceTarget, price: string) {
  const path = { id: String(serviceId) };
  const { data } =
    kind === "group"
      ? await operator.PUT("/api/operator/services/{id}/prices/groups/{price_group_id}", {
          params: { path: { ...path, price_group_id: String(id) } },
          body: { price },
        })
      : await operator.PUT("/api/operator/services/{id}/prices/resellers/{reseller_id}", {
          params: { path: { ...path, reseller_id: String(id) } },
          body: { price },
        });
  return data!.data;
}

async function deletePrice(serviceId: number, { kind, id }: PriceTarget): Promise<void> {
  const path = { id: String(serviceId) };
  await (kind === "group"
    ? operator.DELETE("/api/operator/services/{id}/prices/groups/{price_group_id}", {
        params: { path: { ...path, price_group_id: String(id) } },
        body: {},
      })
    : operator.DELETE("/api/operator/services/{id}/prices/resellers/{reseller_id}", {
        params: { path: { ...path, reseller_id: String(id) } },
        body: {},
      }));
}
