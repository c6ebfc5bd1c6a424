import { t } from "@lingui/core/macro";
import { useState } from "react";
import { toast } from "sonner";
import { operator, operatorHooks } from "../../../api/client.ts";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../../ui/form/form.tsx";
import { percentText, readPercent } from "../../catalogue/catalogue.ts";
import { percentProblem, useRefreshRates, type Rate } from "./currencies.ts";

interface RateDialogProps {
  base: string;
  /** If unset, a currency is added. */
  rate: Rate | undefined;
  onClose: () => void;
}

/** Sets how services are priced in a currency. */
export function RateDialog({ base, rate, onClose }: RateDialogProps) {
  const refresh = useRefreshRates();
  const [margin, setMargin] = useState(percentText(rate?.margin_basis_points ?? 0));
  const save = async (fields: FormFields): Promise<void> => {
    const currency = rate?.currency ?? fields.text("currency").toUpperCase();
    const body = readRate(fields, margin, rate);
    await operator.PUT("/api/operator/exchange-rates/{currency}", { params: { path: { currency } }, body });
    toast.success(t`Rate of ${currency} saved.`);
    await refresh();
  };
  return (
    <FormDialog
      title={rate ? t`Edit ${rate.currency}` : t`Add currency`}
      about={t`Prices in ${base} are multiplied by the rate plus its margin, and rounded up.`}
      action={t`Save rate`}
      unless={percentProblem(margin)}
      onSubmit={save}
      onClose={onClose}
    >
      {!rate && (
        <TextField label={t`Currency`} name="currency" maxLength={3} placeholder="EUR" autoComplete="off" required />
      )}
      <RateFields base={base} rate={rate} margin={margin} onMargin={setMargin} />
      <SourceField rate={rate} />
    </FormDialog>
  );
}

interface RateFieldsProps {
  base: string;
  rate: Rate | undefined;
  margin: string;
  onMargin: (text: string) => void;
}

function RateFields({ base, rate, margin, onMargin }: RateFieldsProps) {
  return (
    <>
      <TextField
        label={t`Rate for 1 ${base}`}
        name="rate"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={rate?.rate}
        placeholder="0.9235"
        required
      />
      <TextField
        label={t`Margin (%)`}
        name="margin_basis_points"
        inputMode="decimal"
        autoComplete="off"
        value={margin}
        onChange={(event) => onMargin(event.target.value)}
        error={percentProblem(margin)}
      />
      <TextField
        label={t`Round up to`}
        name="round_to"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={rate?.round_to}
        placeholder="0.05"
        hint={t`Leave empty for the smallest unit of the currency.`}
      />
    </>
  );
}

function SourceField({ rate }: { rate: Rate | undefined }) {
  const feed = operatorHooks.useQuery("get", "/api/operator/exchange-feed").data?.data;
  return (
    <SelectField
      label={t`Source`}
      name="source"
      defaultValue={rate?.source ?? "manual"}
      hint={feed?.kind === "off" ? t`Switch on a feed to have the rate updated.` : undefined}
    >
      <option value="manual">{t`Manual: the rate stays until you change it`}</option>
      {(feed?.kind !== "off" || rate?.source === "feed") && (
        <option value="feed">{t`Feed: the rate is updated every hour`}</option>
      )}
    </SelectField>
  );
}

/** A rate that was not edited is not set anew: its age stays. */
function readRate(fields: FormFields, margin: string, before: Rate | undefined) {
  const rate = fields.text("rate");
  const step = fields.text("round_to");
  const source = fields.text("source") === "feed" ? ("feed" as const) : ("manual" as const);
  return {
    ...(rate !== before?.rate && { rate }),
    ...(step !== "" && { round_to: step }),
    margin_basis_points: readPercent(margin) ?? 0,
    source,
  };
}
