import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Pencil } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { toast } from "sonner";
import { isConflict } from "../../../api/api-error.ts";
import { operator } from "../../../api/client.ts";
import { useRefusal } from "../../../session/permission.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { ConflictDialog, type ConflictingField } from "../../../ui/form/conflict-dialog.tsx";
import { MoneyField } from "../../../ui/form/field.tsx";
import { focusFirst, takeFocus } from "../../../ui/form/focus-first.ts";
import { Form, type FormFields } from "../../../ui/form/form.tsx";
import { Money } from "../../../ui/show/money.tsx";
import { useRefreshCatalogue, type ListedService, type WholeService } from "../catalogue.ts";
import { priceHint } from "../service/left-over.tsx";
import { moneyText } from "../../../ui/show/amount.ts";

/** The base price of a row, edited in place. */
export function InlinePrice({ service }: { service: ListedService }) {
  const [open, setOpen] = useState<boolean>();
  const refusal = useRefusal("manage_catalogue");
  if (open) return <PriceForm service={service} onClose={() => setOpen(false)} />;
  return (
    <span className="-my-1 inline-flex items-center gap-1 max-md:flex-row-reverse">
      <Money amount={service.price} currency={service.currency} />
      <IconButton
        // Once it was edited: the field that had the focus has gone.
        ref={open === false ? takeFocus : undefined}
        size="small"
        label={t`Edit the price of ${service.name}`}
        unless={refusal ?? (service.price_follows && t`A route sets this price. Edit the margin of the route.`)}
        onClick={() => setOpen(true)}
      >
        <Pencil aria-hidden />
      </IconButton>
    </span>
  );
}

interface PriceFormProps {
  service: ListedService;
  onClose: () => void;
}

function PriceForm({ service, onClose }: PriceFormProps) {
  const [seen, setSeen] = useState<Pick<ListedService, "price" | "updated_at">>(service);
  const [typed, setTyped] = useState(service.price);
  const [theirs, setTheirs] = useState<WholeService>();
  const refresh = useRefreshCatalogue();
  const params = { path: { id: String(service.id) } };
  const save = async (fields: FormFields): Promise<void> => {
    const body = { price: fields.text("price"), updated_at: seen.updated_at };
    try {
      const { data } = await operator.PATCH("/api/operator/services/{id}", { params, body });
      sayPriced(data!.data);
    } catch (error) {
      if (!isConflict(error)) throw error;
      setTheirs((await operator.GET("/api/operator/services/{id}", { params })).data!.data);
      return;
    }
    await refresh();
    onClose();
  };
  const keep = (newest: WholeService): void => {
    setSeen(newest);
    setTheirs(undefined);
  };
  const takeTheirs = (): void => {
    void refresh();
    onClose();
  };
  return (
    <>
      <PriceFields {...{ service, typed, onType: setTyped, onSubmit: save, onClose }} />
      {theirs && (
        <ConflictDialog
          fields={conflictingPrice(seen.price, theirs, typed)}
          onKeep={() => keep(theirs)}
          onUseTheirs={takeTheirs}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </>
  );
}

function sayPriced({ name, price, currency, below_cost: isBelowCost }: WholeService): void {
  if (isBelowCost) toast.warning(t`${name} is now priced below cost.`);
  else toast.success(t`${name} now costs ${moneyText(price, currency)}.`);
}

function conflictingPrice(seen: string, { price, currency }: WholeService, typed: string): ConflictingField[] {
  if (price === seen) return [];
  return [{ label: t`Base price`, theirs: moneyText(price, currency), mine: moneyText(typed, currency) }];
}

type PriceFieldsProps = PriceFormProps & {
  typed: string;
  onType: (typed: string) => void;
  onSubmit: (fields: FormFields) => Promise<void>;
};

function PriceFields({ service, typed, onType, onSubmit, onClose }: PriceFieldsProps) {
  const press = (event: KeyboardEvent): void => {
    if (event.key === "Escape") onClose();
  };
  return (
    <div onKeyDown={press} role="presentation" className="w-56 max-w-full text-start whitespace-normal md:ms-auto">
      <Form onSubmit={onSubmit} label={t`Price of ${service.name}`} className="gap-2">
        {({ busy }) => (
          <>
            <MoneyField
              label={t`New price of ${service.name}`}
              name="price"
              currency={service.currency}
              value={typed}
              ref={focusFirst}
              hint={priceHint(typed, service.cost, service.currency)}
              onChange={(event) => onType(event.target.value)}
            />
            <div className="flex justify-end gap-2">
              <Button size="small" onClick={onClose}>
                <Trans>Cancel</Trans>
              </Button>
              <Button size="small" type="submit" look="primary" busy={busy}>
                <Trans>Save</Trans>
              </Button>
            </div>
          </>
        )}
      </Form>
    </div>
  );
}
