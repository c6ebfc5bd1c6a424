import { TextField } from "../../ui/field.tsx";
import type { FormFields } from "../../ui/form.tsx";

/** The parts of a margin rule, each its own field. */
export function MarginFields() {
  return (
    <fieldset className="grid gap-4 rounded-lg border border-line p-4 sm:grid-cols-2">
      <legend className="px-1 text-sm font-medium">Price from cost, in your currency</legend>
      <TextField
        label="Percent on top"
        name="margin"
        inputMode="decimal"
        defaultValue="25"
        hint="25 makes 1.25 of 1.00."
      />
      <TextField label="Plus a fixed amount" name="margin_fixed" inputMode="decimal" placeholder="0.00" />
      <TextField label="Rounded up to steps of" name="margin_round" inputMode="decimal" placeholder="not rounded" />
      <TextField label="At least" name="margin_floor" inputMode="decimal" placeholder="no least price" />
    </fieldset>
  );
}

/** The rule as the API writes it, such as `25%+0.10,round=0.05,floor=0.50`. */
export function readMargin(fields: FormFields): string {
  const [percent, fixed, round, floor] = ["margin", "margin_fixed", "margin_round", "margin_floor"].map((name) =>
    fields.text(name),
  );
  return [
    `${percent === "" ? "0" : percent}%${fixed === "" ? "" : `+${fixed}`}`,
    ...(round === "" ? [] : [`round=${round}`]),
    ...(floor === "" ? [] : [`floor=${floor}`]),
  ].join(",");
}
