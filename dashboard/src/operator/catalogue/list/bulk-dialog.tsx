import { msg, plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { toast } from "sonner";
import { operator } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogActions } from "../../../ui/form/dialog.tsx";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import { Form, type FormFields } from "../../../ui/form/form.tsx";
import { Options } from "../../../ui/form/options.tsx";
import { statusWords } from "../../../ui/show/status/status-badge.tsx";
import { MarginFields, readMargin } from "../../suppliers/services/margin.tsx";
import { BulkPreview } from "./bulk-preview.tsx";
import { SERVICE_STATUSES, useRefreshCatalogue, type BulkAnswer, type BulkChange } from "../catalogue.ts";
import { GroupField } from "../service/group-field.tsx";

const PRICES = {
  stays: msg`No change`,
  price: msg`Change by percentage`,
  cost: msg`Set from cost`,
} as const;
type PriceWay = keyof typeof PRICES;

interface BulkDialogProps {
  ids: readonly number[];
  onClose: () => void;
  onDone: () => void;
}

/** Edits many services at once: enter the changes, preview them, confirm. */
export function BulkDialog({ ids, onClose, onDone }: BulkDialogProps) {
  const [way, setWay] = useState<PriceWay>("stays");
  const [preview, setPreview] = useState<{ change: BulkChange; answer: BulkAnswer }>();
  const refresh = useRefreshCatalogue();
  const look = async (fields: FormFields): Promise<void> => {
    const change = readChange(ids, way, fields);
    const { data } = await operator.POST("/api/operator/services/bulk/preview", { body: change });
    setPreview({ change, answer: data!.data });
  };
  const apply = async (): Promise<void> => {
    const { change, answer } = preview!;
    // A percentage that is sent again after a lost answer must not count twice.
    const pricesBefore = answer.services.map(({ id, price_before: price }) => ({ id, price }));
    const body = { ...change, prices_before: pricesBefore };
    const { data } = await operator.POST("/api/operator/services/bulk", { body });
    const { changed } = data!.data;
    toast.success(plural(changed, { one: "# service updated.", other: "# services updated." }));
    onDone();
    onClose();
    await refresh();
  };
  const title = plural(ids.length, { one: "Edit # service", other: "Edit # services" });
  return (
    <Dialog
      title={title}
      about={t`You can review the changes before you apply them.`}
      open
      onOpenChange={(open) => !open && onClose()}
      wide
    >
      <div onChange={() => setPreview(undefined)}>
        <Form onSubmit={look} label={t`Changes`}>
          {({ busy }) => (
            <>
              <ChangeFields way={way} onWay={setWay} />
              <DialogActions>
                <Button onClick={onClose}>
                  <Trans>Cancel</Trans>
                </Button>
                <Button type="submit" look={preview ? "secondary" : "primary"} busy={busy}>
                  <Trans>Preview changes</Trans>
                </Button>
              </DialogActions>
            </>
          )}
        </Form>
      </div>
      {preview && <BulkPreview answer={preview.answer} onApply={apply} />}
    </Dialog>
  );
}

function ChangeFields({ way, onWay }: { way: PriceWay; onWay: (way: PriceWay) => void }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label={t`Status`} name="status">
          <option value="">{t`No change`}</option>
          <Options of={statusWords(SERVICE_STATUSES)} />
        </SelectField>
        <SelectField label={t`Base price`} value={way} onChange={(event) => onWay(event.target.value as PriceWay)}>
          <Options of={PRICES} />
        </SelectField>
      </div>
      <PriceFields way={way} />
      <div className="grid gap-1">
        <GroupField hint={t`Leave empty for no change.`} />
      </div>
    </>
  );
}

function PriceFields({ way }: { way: PriceWay }) {
  if (way === "cost") return <MarginFields />;
  if (way === "stays") return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t`Percentage`}
        name="margin"
        inputMode="decimal"
        placeholder="10"
        hint={t`For example 10 or -10.`}
        required
      />
      <TextField label={t`Round up to`} name="margin_round" inputMode="decimal" placeholder={t`Not rounded`} />
    </div>
  );
}

function readChange(ids: readonly number[], way: PriceWay, fields: FormFields): BulkChange {
  const status = SERVICE_STATUSES.find((word) => word === fields.text("status"));
  const group = fields.text("service_group");
  return {
    ids: [...ids],
    ...(status && { status }),
    ...(group !== "" && { service_group: group }),
    ...(way !== "stays" && { price: { over: way, margin: readMargin(fields) } }),
  };
}
