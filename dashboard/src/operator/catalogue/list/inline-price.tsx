import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Pencil } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { toast } from "sonner";
import { operator } from "../../../api/client.ts";
import { useRefusal } from "../../../session/permission.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { MoneyField } from "../../../ui/form/field.tsx";
import { focusFirst } from "../../../ui/form/focus-first.ts";
import { Form, type FormFields } from "../../../ui/form/form.tsx";
import { Money } from "../../../ui/show/money.tsx";
import { useRefreshCatalogue, type ListedService } from "../catalogue.ts";
import { priceHint } from "../service/left-over.tsx";

/** The base price of a row, edited in place. */
export function InlinePrice({ service }: { service: ListedService }) {
  const [open, setOpen] = useState(false);
  const refusal = useRefusal("manage_catalogue");
  if (open) return <PriceForm service={service} onClose={() => setOpen(false)} />;
  return (
    <span className="-my-1 inline-flex items-center gap-1">
      <Money amount={service.price} currency={service.currency} />
      <IconButton
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

function PriceForm({ service, onClose }: { service: ListedService; onClose: () => void }) {
  const [typed, setTyped] = useState(service.price);
  const refresh = useRefreshCatalogue();
  const save = async (fields: FormFields): Promise<void> => {
    const { data } = await operator.PATCH("/api/operator/services/{id}", {
      params: { path: { id: String(service.id) } },
      body: { price: fields.text("price"), updated_at: service.updated_at },
    });
    if (data!.data.below_cost) toast.warning(t`${service.name} is now priced below cost.`);
    else toast.success(t`${service.name} now costs ${data!.data.price} ${service.currency}.`);
    await refresh();
    onClose();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === "Escape") onClose();
  };
  return (
    <div onKeyDown={press} role="presentation" className="w-56 max-w-full text-start md:ms-auto">
      <Form onSubmit={save} label={t`Price of ${service.name}`} className="gap-2">
        {({ busy }) => (
          <>
            <MoneyField
              label={t`New price of ${service.name}`}
              name="price"
              currency={service.currency}
              value={typed}
              ref={focusFirst}
              hint={priceHint(typed, service.cost, service.currency)}
              onChange={(event) => setTyped(event.target.value)}
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
