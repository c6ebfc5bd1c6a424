import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { toast } from "sonner";
import { operator, operatorHooks } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/form/dialog.tsx";
import { CheckboxField, MoneyField } from "../../ui/form/field.tsx";
import { FormDialog } from "../../ui/form/form-dialog.tsx";
import { amountProblem, moneyText } from "../../ui/show/amount.ts";
import { Money } from "../../ui/show/money.tsx";
import { Picker } from "../../ui/form/picker.tsx";
import { useRefreshResellers, type Price, type Reseller } from "./reseller.ts";

const CHOICES = "20";

interface PriceChoice {
  id: number;
  name: string;
  currency: string;
  price: string;
}

interface SetPriceProps {
  reseller: Reseller;
  onClose: () => void;
}

/** Sets what this reseller alone pays for a service. */
export function SetPriceDialog({ reseller, onClose }: SetPriceProps) {
  const [service, setService] = useState<PriceChoice>();
  const [price, setPrice] = useState("");
  const [isFixed, setIsFixed] = useState(false);
  const currency = isFixed || !service ? reseller.currency : service.currency;
  const refresh = useRefreshResellers();
  const wrong = amountProblem(price, { positive: false });
  const save = async (): Promise<void> => {
    if (!service) return;
    await operator.PUT("/api/operator/services/{id}/prices/resellers/{reseller_id}", {
      params: { path: { id: String(service.id), reseller_id: String(reseller.id) } },
      body: { price: price.trim(), currency },
    });
    toast.success(t`${reseller.name} pays ${moneyText(price.trim(), currency)} for ${service.name}.`);
    await refresh();
  };
  return (
    <FormDialog
      title={t`Personal price for ${reseller.name}`}
      about={t`Replaces the group price in the list and for new orders.`}
      action={t`Save price`}
      unless={service === undefined ? t`Choose a service.` : wrong}
      onSubmit={save}
      onClose={onClose}
    >
      <ServicePicker chosen={service} onChoose={setService} />
      {service && service.currency !== reseller.currency && (
        <FixedField from={service.currency} to={reseller.currency} isFixed={isFixed} onChange={setIsFixed} />
      )}
      <MoneyField
        label={t`Unit price`}
        name="price"
        currency={currency}
        value={price}
        onChange={(event) => setPrice(event.target.value)}
        error={price === "" ? undefined : wrong}
        hint={
          service && (
            <>
              <Trans>
                Base price: <Money amount={service.price} currency={service.currency} />
              </Trans>
            </>
          )
        }
      />
    </FormDialog>
  );
}

interface FixedFieldProps {
  from: string;
  to: string;
  isFixed: boolean;
  onChange: (isFixed: boolean) => void;
}

function FixedField({ from, to, isFixed, onChange }: FixedFieldProps) {
  return (
    <CheckboxField
      label={t`Fixed in ${to}`}
      hint={t`Otherwise the price is in ${from}, and exchanged at the current rate.`}
      checked={isFixed}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

interface ServicePickerProps {
  chosen: PriceChoice | undefined;
  onChoose: (service: PriceChoice | undefined) => void;
}

function ServicePicker({ chosen, onChoose }: ServicePickerProps) {
  const [text, setText] = useState("");
  const services = operatorHooks.useQuery("get", "/api/operator/services", {
    params: { query: { per_page: CHOICES, ...(text.trim() !== "" && { q: text.trim() }) } },
  });
  const found = services.data?.data;
  const choose = (id: string | undefined): void => {
    const service = found?.find((candidate) => String(candidate.id) === id);
    onChoose(service);
  };
  return (
    <Picker
      label={t`Service`}
      chosen={chosen?.name}
      all={t`Choose a service`}
      choices={found?.map(({ id, name, service_group: group }) => ({ id: String(id), name, note: group.name }))}
      text={text}
      onType={setText}
      onChoose={choose}
    />
  );
}

interface RemovePriceProps {
  resellerId: number;
  price: Price;
  refusal: string | undefined;
}

export function RemovePrice({ resellerId, price: { service, otherwise, currency }, refusal }: RemovePriceProps) {
  const refresh = useRefreshResellers();
  const remove = async (): Promise<void> => {
    await operator.DELETE("/api/operator/services/{id}/prices/resellers/{reseller_id}", {
      params: { path: { id: String(service.id), reseller_id: String(resellerId) } },
      body: {},
    });
    toast.success(t`Personal price for ${service.name} removed.`);
    await refresh();
  };
  return (
    <ConfirmDialog
      title={t`Remove the price for ${service.name}?`}
      action={t`Remove`}
      danger
      onConfirm={remove}
      trigger={
        <Button size="small" aria-label={t`Remove the price for ${service.name}`} unless={refusal}>
          <Trans>Remove</Trans>
        </Button>
      }
    >
      <Trans>
        New orders will cost <Money amount={otherwise.price} currency={currency} />.
      </Trans>
    </ConfirmDialog>
  );
}
