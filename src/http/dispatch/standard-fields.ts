import type { InputField } from "../../core/catalogue/input-field.ts";

/** The fields that every panel of the family knows, in the order in which clients read them. */
export const STANDARD_FIELDS = [
  "Network",
  "Mobile",
  "Provider",
  "PIN",
  "KBH",
  "MEP",
  "PRD",
  "Type",
  "Locks",
  "Reference",
  "SN",
  "SecRO",
] as const;
export type StandardField = (typeof STANDARD_FIELDS)[number];

/** Panels offer the values of these from a list: what is typed freely cannot be asked for so. */
const LISTED: ReadonlySet<StandardField> = new Set(["Mobile", "Provider", "MEP"]);
/** How panels send a standard field back, and what operators call it, in lower case. */
const NAMES: Record<StandardField, readonly string[]> = {
  Network: ["network", "networkid"],
  Mobile: ["mobile", "model", "modelid"],
  Provider: ["provider", "providerid"],
  PIN: ["pin"],
  KBH: ["kbh"],
  MEP: ["mep", "mepid"],
  PRD: ["prd"],
  Type: ["type"],
  Locks: ["locks"],
  Reference: ["reference"],
  SN: ["sn"],
  SecRO: ["secro"],
};
const BY_NAME = new Map(STANDARD_FIELDS.flatMap((field) => NAMES[field].map((name) => [name, field] as const)));

/** The other names of the standard field that a name, in lower case, stands for; none for a name of the service's own. */
export function standardNames(name: string): readonly string[] {
  const field = BY_NAME.get(name);
  return field === undefined ? [] : NAMES[field].filter((other) => other !== name);
}

/** The input that a panel can ask for by its own standard field; undefined where it cannot. */
export function standardInput(inputs: readonly InputField[], field: StandardField): InputField | undefined {
  return inputs.find(
    ({ name, type }) => NAMES[field].includes(name.trim().toLowerCase()) && (type === "select" || !LISTED.has(field)),
  );
}

/** `Required` or `None` for each standard field. */
export function requirementOf(inputs: readonly InputField[], field: StandardField): "Required" | "None" {
  return standardInput(inputs, field)?.required ? "Required" : "None";
}
