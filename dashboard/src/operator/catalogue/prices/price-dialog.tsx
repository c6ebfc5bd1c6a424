import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { toast } from "sonner";
import { operator, operatorHooks } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { MoneyField, SelectField } from "../../../ui/form/field.tsx";
import { focusFirst } from "../../../ui/form/focus-first.ts";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../../ui/form/form.tsx";
import { toastOutcome } from "../../../ui/toasts.ts";
import { useRefreshCatalogue, type WholeService } from "../catalogue.ts";
import { priceHint } from "../service/left-over.tsx";
import { moneyText } from "../../../ui/show/amount.ts";

/** For whom a price is set. */
export interface PriceTarget {
  kind: "group" | "reseller";
  id: number;
  name: string;
  /** What counts now. */
  price: string;
  /** Of a price that is fixed in a currency; if unset, the service's. */
  currency?: string;
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
  const [currency, setCurrency] = useState(target.currency ?? service.currency);
  const refresh = useRefreshCatalogue();
  const save = async (fields: FormFields): Promise<void> => {
    const set = await putPrice(service.id, target, { price: fields.text("price"), currency });
    if (set.below_cost) toast.warning(t`${target.name} now pays less than the service costs.`);
    else toast.success(t`${target.name} pays ${moneyText(set.price, set.currency)}.`);
    await refresh();
  };
  const clear = async (): Promise<void> => {
    const call = deletePrice(service.id, target);
    if (await toastOutcome(call, t`Price removed.`)) onClose();
    await refresh();
  };
  const remove = target.isSet && (
    <Button look="ghost" className="me-auto text-danger" action={clear}>
      <Trans>Remove price</Trans>
    </Button>
  );
  return (
    <FormDialog
      title={t`Price for ${target.name}`}
      about={service.name}
      label={t`Price`}
      action={t`Save price`}
      aside={remove}
      onSubmit={save}
      onClose={onClose}
    >
      {target.kind === "group" && <CurrencyField base={service.currency} currency={currency} onChange={setCurrency} />}
      <MoneyField
        label={t`Unit price`}
        name="price"
        currency={currency}
        value={typed}
        ref={focusFirst}
        onChange={(event) => setTyped(event.target.value)}
        hint={currency === service.currency ? priceHint(typed, service.cost, currency) : undefined}
      />
    </FormDialog>
  );
}

interface CurrencyFieldProps {
  base: string;
  currency: string;
  onChange: (currency: string) => void;
}

/** In which currency the price is; nothing where there is only one. */
function CurrencyField({ base, currency, onChange }: CurrencyFieldProps) {
  const rates = operatorHooks.useQuery("get", "/api/operator/exchange-rates").data?.data.rates ?? [];
  if (rates.length === 0) return null;
  return (
    <SelectField
      label={t`Currency`}
      name="currency"
      value={currency}
      onChange={(event) => onChange(event.target.value)}
      hint={t`A price in ${base} is exchanged for wallets in other currencies. A price in another currency is fixed for wallets in it.`}
    >
      {[base, ...rates.map((rate) => rate.currency)].map((code) => (
        <option key={code}>{code}</option>
      ))}
    </SelectField>
  );
}

async function putPrice(serviceId: number, { kind, id }: PriceTarget, body: { price: string; currency: string }) {
  const path = { id: String(serviceId) };
  const { data } =
    kind === "group"
      ? await operator.PUT("/api/operator/services/{id}/prices/groups/{price_group_id}", {
          params: { path: { ...path, price_group_id: String(id) } },
          body,
        })
      : await operator.PUT("/api/operator/services/{id}/prices/resellers/{reseller_id}", {
          params: { path: { ...path, reseller_id: String(id) } },
          body,
        });
  return data!.data;
}

async function deletePrice(serviceId: number, { kind, id, currency }: PriceTarget): Promise<void> {
  const path = { id: String(serviceId) };
  const query = currency === undefined ? {} : { currency };
  await (kind === "group"
    ? operator.DELETE("/api/operator/services/{id}/prices/groups/{price_group_id}", {
        params: { path: { ...path, price_group_id: String(id) }, query },
        body: {},
      })
    : operator.DELETE("/api/operator/services/{id}/prices/resellers/{reseller_id}", {
        params: { path: { ...path, reseller_id: String(id) } },
        body: {},
      }));
}
