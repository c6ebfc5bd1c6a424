import type { InputField } from "../../../core/catalogue/inputs/input-field.ts";
import { standardFieldOf, type StandardField } from "../../../core/catalogue/inputs/standard-fields.ts";

/** Panels offer the values of these from a list: what is typed freely cannot be asked for so. */
const LISTED: ReadonlySet<StandardField> = new Set(["Mobile", "Provider", "MEP"]);

/** The input that a panel can ask for by its own standard field; undefined where it cannot. */
export function standardInput(inputs: readonly InputField[], field: StandardField): InputField | undefined {
  return inputs.find(({ name, type }) => standardFieldOf(name) === field && (type === "select" || !LISTED.has(field)));
}

/** `Required` or `None` for each standard field. */
export function requirementOf(inputs: readonly InputField[], field: StandardField): "Required" | "None" {
  return standardInput(inputs, field)?.required ? "Required" : "None";
}
