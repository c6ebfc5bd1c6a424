import { t } from "@lingui/core/macro";
import { useState } from "react";
import { operatorHooks } from "../../../api/client.ts";
import type { OperatorRow } from "../../../api/types.ts";
import { SelectField } from "../../../ui/form/field.tsx";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../../ui/form/form.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { readMargin } from "../../suppliers/services/margin.tsx";
import { isCalled } from "../../suppliers/supplier.ts";
import type { NewRoute, Route, RouteTerms, WholeService } from "../catalogue.ts";
import { CompareOffers } from "./compare-offers.tsx";
import { RouteTermsFields, type ChosenOffer } from "./route-terms.tsx";

type Supplier = OperatorRow<"/api/operator/suppliers">;

interface RouteDialogProps {
  service: WholeService;
  /** If unset, a new one. */
  route: Route | undefined;
  onAdd: (route: NewRoute) => Promise<void>;
  onChange: (terms: RouteTerms) => Promise<void>;
  onClose: () => void;
}

/** One route: to whom, which service there, and what its cost means for the price. */
export function RouteDialog({ service, route, onAdd, onChange, onClose }: RouteDialogProps) {
  const [supplierId, setSupplierId] = useState(route?.supplier.id);
  const [offer, setOffer] = useState<ChosenOffer | undefined>(route?.supplier_service ?? undefined);
  const code = offer?.code;
  const choices = useSupplierChoices(service, route);
  const supplier = choices?.find(({ id }) => id === supplierId) ?? choices?.[0];
  const needsTerms = supplier !== undefined && isCalled(supplier);
  const save = async (fields: FormFields): Promise<void> => {
    const terms = needsTerms ? { supplier_service: code!, ...readTerms(fields) } : {};
    await (route ? onChange(terms) : onAdd({ supplier_id: supplier!.id, ...terms }));
  };
  const isIncomplete = needsTerms && code === undefined;
  const problem = supplier ? isIncomplete && t`Choose a supplier service.` : t`Add a supplier first.`;
  const choose = (id: number): void => {
    setSupplierId(id);
    setOffer(undefined);
  };
  return (
    <FormDialog
      title={route ? t`Route to ${route.supplier.name}` : t`Add route`}
      label={t`Route`}
      action={route ? t`Save changes` : t`Add route`}
      unless={problem}
      onSubmit={save}
      onClose={onClose}
    >
      {choices?.length === 0 && (
        <Notice look="info">{t`Every supplier has a route already. Add another supplier first.`}</Notice>
      )}
      {!route && <SupplierField choices={choices ?? []} id={supplier?.id} onChoose={choose} />}
      {!route && choices?.some(isCalled) && (
        <CompareOffers
          name={service.name}
          chosen={{ supplierId: supplier?.id, code }}
          supplierIds={choices.map(({ id }) => id)}
          onChoose={({ supplierId: id, ...chosen }) => {
            setSupplierId(id);
            setOffer(chosen);
          }}
        />
      )}
      {needsTerms && (
        <RouteTermsFields {...{ route, supplier, offer, onChoose: setOffer, currency: service.currency }} />
      )}
      {route && !needsTerms && (
        <Notice look="info">{t`This supplier has nothing to set. You can pause, move or remove its route.`}</Notice>
      )}
    </FormDialog>
  );
}

/** The suppliers that a route of the service may lead to; undefined until they are read. */
function useSupplierChoices(service: WholeService, route: Route | undefined): Supplier[] | undefined {
  const suppliers = operatorHooks.useQuery("get", "/api/operator/suppliers");
  const taken = new Set(service.routes.map(({ supplier }) => supplier.id));
  // The simulator fulfils test orders by itself.
  return suppliers.data?.data.filter(
    ({ id, kind }) => id === route?.supplier.id || (kind !== "test" && !taken.has(id)),
  );
}

interface SupplierFieldProps {
  choices: readonly Supplier[];
  id: number | undefined;
  onChoose: (id: number) => void;
}

function SupplierField({ choices, id, onChoose }: SupplierFieldProps) {
  return (
    <SelectField
      label={t`Supplier`}
      name="supplier_id"
      value={id ?? ""}
      onChange={(event) => onChoose(Number(event.target.value))}
    >
      {choices.map((supplier) => (
        <option key={supplier.id} value={supplier.id}>
          {supplier.name}
        </option>
      ))}
    </SelectField>
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
