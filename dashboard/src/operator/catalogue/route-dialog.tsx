import { useState } from "react";
import { operatorHooks } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { CheckboxField, SelectField, TextField } from "../../ui/field.tsx";
import { Form, type FormFields } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Route, RouteWish, WholeService } from "./catalogue.ts";

interface RouteDialogProps {
  service: WholeService;
  /** Absent: a new one. */
  route: Route | undefined;
  onSave: (wish: RouteWish) => Promise<void>;
  onClose: () => void;
}

/** One route: to whom, which service there, and what its cost means for the price. */
export function RouteDialog({ service, route, onSave, onClose }: RouteDialogProps) {
  const suppliers = operatorHooks.useQuery("get", "/api/operator/suppliers");
  const [supplierId, setSupplierId] = useState(route?.supplier.id);
  const taken = new Set(service.routes.map(({ supplier }) => supplier.id));
  // The simulator fulfils test orders by itself.
  const choices = (suppliers.data?.data ?? []).filter(
    ({ id, kind }) => id === route?.supplier.id || (kind !== "test" && !taken.has(id)),
  );
  const supplier = choices.find(({ id }) => id === supplierId) ?? choices[0];
  const isCalled = supplier?.kind === "dhru";
  const save = async (fields: FormFields): Promise<void> => {
    await onSave({
      supplier_id: supplier!.id,
      paused: fields.isChecked("paused"),
      ...(isCalled && readCalled(fields, route)),
    });
    onClose();
  };
  return (
    <Dialog
      title={route ? `Route to ${route.supplier.name}` : "Add a route"}
      open
      onOpenChange={(open) => !open && onClose()}
    >
      <Form onSubmit={save} label="Route">
        {({ busy }) => (
          <>
            {suppliers.data && choices.length === 0 && (
              <Notice look="info">Every supplier has a route already. Add another supplier first.</Notice>
            )}
            {!route && (
              <SelectField
                label="Supplier"
                name="supplier_id"
                value={supplier?.id ?? ""}
                onChange={(event) => setSupplierId(Number(event.target.value))}
              >
                {choices.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectField>
            )}
            {isCalled && <CalledFields route={route} currency={service.currency} />}
            <CheckboxField
              label="Paused"
              name="paused"
              defaultChecked={route?.paused_by === "operator"}
              hint="It gets no orders until you resume it."
            />
            <DialogActions>
              <Button onClick={onClose}>Cancel</Button>
              <Button
                type="submit"
                look="primary"
                busy={busy}
                unless={!supplier && "There is no supplier to route to."}
              >
                Save the route
              </Button>
            </DialogActions>
          </>
        )}
      </Form>
    </Dialog>
  );
}

function CalledFields({ route, currency }: { route: Route | undefined; currency: string }) {
  return (
    <>
      <TextField
        label="Number of the service there"
        name="supplier_service"
        defaultValue={route?.supplier_service?.code}
        hint="As the supplier's page lists it."
        required
      />
      <TextField
        label="The price follows the cost by"
        name="margin"
        defaultValue={route?.margin ?? ""}
        placeholder="25%+0.10,round=0.05"
        spellCheck={false}
        hint={`A percentage, an amount in ${currency}, steps to round up to. Empty: the price stays. One route alone may decide it.`}
      />
      <SelectField label="When the cost changes" name="on_cost_change" defaultValue={route?.on_cost_change ?? "follow"}>
        <option value="follow">Go on, with the price following where it does</option>
        <option value="pause">Pause the route while it costs more than now</option>
      </SelectField>
      <CheckboxField
        label="Send orders at a loss"
        name="allow_loss"
        defaultChecked={route?.allow_loss}
        hint="Else an order that costs more than it brings waits for a person."
      />
      <CheckboxField
        label="Go on to the next route after a rejection"
        name="continue_on_rejection"
        defaultChecked={route?.continue_on_rejection}
        hint="Else a rejected order is given back to the reseller."
      />
    </>
  );
}

function readCalled(fields: FormFields, route: Route | undefined): Partial<RouteWish> {
  const margin = fields.text("margin");
  return {
    supplier_service: fields.text("supplier_service"),
    margin: margin === "" ? null : margin,
    on_cost_change: fields.text("on_cost_change") === "pause" ? "pause" : "follow",
    allow_loss: fields.isChecked("allow_loss"),
    continue_on_rejection: fields.isChecked("continue_on_rejection"),
    ...(route && { input_names: route.input_names }),
  };
}
