import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { operatorHooks } from "../../../api/client.ts";
import type { OperatorData } from "../../../api/types.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { Money } from "../../../ui/show/money.tsx";
import { Skeleton } from "../../../ui/states.tsx";

interface ComparedOffer {
  supplierId: number;
  code: string;
  name: string;
}

interface CompareOffersProps {
  /** What is looked for first: the name of the service. */
  name: string;
  chosen: { supplierId: number | undefined; code: string | undefined };
  /** Suppliers that may be chosen; the others have a route already. */
  supplierIds: readonly number[];
  onChoose: (offer: ComparedOffer) => void;
}

/** The offers of all suppliers under similar names, the cheapest of the best matches first. */
export function CompareOffers({ name, ...choice }: CompareOffersProps) {
  const [text, setText] = useState(name);
  const found = operatorHooks.useQuery("get", "/api/operator/supplier-offers", { params: { query: { q: text } } });
  const { offers, currency } = found.data?.data ?? {};
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-lg border border-line p-4">
      <legend className="px-1 text-sm font-medium">
        <Trans>Compare suppliers</Trans>
      </legend>
      <TextField label={t`Similar services`} value={text} onChange={({ target }) => setText(target.value)} />
      {offers === undefined || currency === undefined ? (
        <Skeleton />
      ) : offers.length === 0 ? (
        <p className="text-muted">
          <Trans>No supplier offers a similar service. Try fewer words.</Trans>
        </p>
      ) : (
        <ul aria-label={t`Offers`} className="grid divide-y divide-line">
          {offers.map((offer) => (
            <OfferRow key={`${offer.supplier.id} ${offer.code}`} {...{ offer, currency, ...choice }} />
          ))}
        </ul>
      )}
    </fieldset>
  );
}

type OfferRowProps = Omit<CompareOffersProps, "name"> & {
  offer: OperatorData<"/api/operator/supplier-offers">["offers"][number];
  currency: string;
};

function OfferRow({ offer: { supplier, code, name, own_cost: cost }, currency, ...choice }: OfferRowProps) {
  const { chosen, supplierIds, onChoose } = choice;
  const isChosen = supplier.id === chosen.supplierId && code === chosen.code;
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="break-words">{name}</p>
        <p className="text-sm text-muted">
          {supplier.name} · {code}
        </p>
      </div>
      <Money amount={cost} currency={currency} className="text-end" />
      <Button
        size="small"
        aria-pressed={isChosen}
        aria-label={isChosen ? t`Chosen: ${name} of ${supplier.name}` : t`Use ${name} of ${supplier.name}`}
        unless={supplierIds.includes(supplier.id) ? undefined : t`This supplier already has a route.`}
        onClick={() => onChoose({ supplierId: supplier.id, code, name })}
      >
        {isChosen ? t`Chosen` : t`Use`}
      </Button>
    </li>
  );
}
