import { useState } from "react";
import { operatorHooks } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { SelectField } from "../../ui/field.tsx";
import { Form, type FormFields } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { readMargin } from "../suppliers/margin.tsx";
import type { NewRoute, Route, RouteTerms, WholeService } from "./catalogue.ts";
import { RouteTermsFields } from "./route-terms.tsx";

interface RouteDialogProps {
  service: WholeService;
  /** Absent: a new one. */
  route: Route | undefined;
  onAdd: (route: NewRoute) => Promise<void>;
  onChange: (terms: RouteTerms) => Promise<void>;
  onClose: () => void;
}

/** One route: to whom, which service there, and what its cost means for the price. */
export function RouteDialog({ service, route, onAdd, onChange, onClose }: RouteDialogProps) {
  const suppliers = operatorHooks.useQuery("get", "/api/operator/suppliers");
  const [supplierId, setSupplierId] = useState(route?.supplier.id);
  const [code, setCode] = useState(route?.supplier_service?.code);
  const taken = new Set(service.routes.map(({ supplier }) => supplier.id));
  // The simulator fulfils test orders by itself.
  const choices = (suppliers.data?.data ?? []).filter(
    ({ id, kind }) => id === route?.supplier.id || (kind !== "test" && !taken.has(id)),
  );
  const supplier = choices.find(({ id }) => id === supplierId) ?? choices[0];
  const isCalled = supplier?.kind === "dhru";
  const save = async (fields: FormFields): Promise<void> => {
    const terms = isCalled ? { supplier_service: code!, ...readTerms(fields) } : {};
    await (route ? onChange(terms) : onAdd({ supplier_id: supplier!.id, ...terms }));
    onClose();
  };
  const problem = supplier ? isCalled && code === undefined && "Choose a supplier service." : "Add a supplier first.";
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
                onChange={(event) => {
                  setSupplierId(Number(event.target.value));
                  setCode(undefined);
                }}
              >
                {choices.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectField>
            )}
            {isCalled && (
              <RouteTermsFields {...{ route, supplier, code, onChoose: setCode, currency: service.currency }} />
            )}
            {route && !isCalled && (
              <Notice look="info">This supplier has nothing to set. You can pause, move or remove its route.</Notice>
            )}
            <DialogActions>
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" look="primary" busy={busy} unless={problem}>
                {route ? "Save changes" : "Add route"}
              </Button>
            </DialogActions>
          </>
        )}
      </Form>
    </Dialog>
  );
}

function readTerms(fields: FormFields): RouteTerms {
  return {
    margin: fields.isChecked("sets_price") ? readMargin(fields) : null,
    on_cost_change: fields.text("on_cost_change") === "pause" ? "pause" : "follow",
    allow_loss: fields.isChecked("allow_loss"),
    continue_on_rejection: fields.isChecked("continue_on_rejection"),
  };
}
