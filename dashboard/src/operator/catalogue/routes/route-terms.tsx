import { t } from "@lingui/core/macro";
import { useState } from "react";
import { operatorHooks } from "../../../api/client.ts";
import { CheckboxField, SelectField } from "../../../ui/form/field.tsx";
import { Picker } from "../../../ui/form/picker.tsx";
import { MarginFields } from "../../suppliers/services/margin.tsx";
import type { Route } from "../catalogue.ts";
import { moneyText } from "../../../ui/show/amount.ts";

const CHOICES = "20";

interface RouteTermsProps {
  route: Route | undefined;
  supplier: { id: number; name: string; currency: string | null };
  offer: ChosenOffer | undefined;
  onChoose: (offer: ChosenOffer | undefined) => void;
  currency: string;
}

/** The supplier's service that is chosen. */
export interface ChosenOffer {
  code: string;
  name: string | null;
}

/** What a route to a called supplier says. */
export function RouteTermsFields({ route, supplier, offer, onChoose, currency }: RouteTermsProps) {
  const [setsPrice, setSetsPrice] = useState(typeof route?.margin === "string");
  return (
    <>
      {/* The picker spans two columns of a filter bar, which a form does not have. */}
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
        <OfferPicker {...{ supplier, offer, onChoose }} />
      </div>
      <CheckboxField
        label={t`Set the price from the cost`}
        name="sets_price"
        checked={setsPrice}
        onChange={(event) => setSetsPrice(event.target.checked)}
        hint={t`One route of a service can set its price.`}
      />
      {setsPrice && <MarginFields rule={route?.margin} cost={route?.cost} currency={currency} />}
      <SelectField
        label={t`If the cost changes`}
        name="on_cost_change"
        defaultValue={route?.on_cost_change ?? "follow"}
      >
        <option value="follow">{t`Keep the route active and update the price`}</option>
        <option value="pause">{t`Pause the route if the cost rises`}</option>
      </SelectField>
      <CheckboxField
        label={t`Allow orders below cost`}
        name="allow_loss"
        defaultChecked={route?.allow_loss}
        hint={t`If not, an order that costs more than its price waits in the queue.`}
      />
      <CheckboxField
        label={t`Try the next route after a rejection`}
        name="continue_on_rejection"
        defaultChecked={route?.continue_on_rejection}
        hint={t`If not, a rejected order is refunded.`}
      />
    </>
  );
}

type OfferPickerProps = Pick<RouteTermsProps, "supplier" | "offer" | "onChoose">;

/** One of the supplier's services, with what it costs there. */
function OfferPicker({ supplier, offer, onChoose }: OfferPickerProps) {
  const [text, setText] = useState("");
  const offers = operatorHooks.useQuery("get", "/api/operator/suppliers/{id}/services", {
    params: {
      path: { id: String(supplier.id) },
      query: { per_page: CHOICES, ...(text.trim() !== "" && { q: text.trim() }) },
    },
  });
  const found = offers.data?.data.filter(({ vanished_at: gone }) => gone === null);
  return (
    <Picker
      label={t`Supplier service`}
      chosen={offer?.name ?? offer?.code}
      all={t`Choose a service`}
      choices={found?.map(({ code: id, name, cost }) => ({
        id,
        name,
        ...(cost !== null && { note: moneyText(cost, supplier.currency ?? "") }),
      }))}
      text={text}
      onType={setText}
      onChoose={(id) => {
        const picked = found?.find((each) => each.code === id);
        onChoose(picked && { code: picked.code, name: picked.name });
      }}
    />
  );
}
