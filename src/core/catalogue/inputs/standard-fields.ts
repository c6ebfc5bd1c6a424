/** The fields that every panel of the trade knows, in the order in which clients read them. */
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

/** How panels send a standard field, and what operators call it, in lower case. */
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

/** The standard field that a name stands for, in any case; undefined for a name of the service's own. */
export function standardFieldOf(name: string): StandardField | undefined {
  return BY_NAME.get(name.trim().toLowerCase());
}

/** The other names of the standard field that a name stands for; none for a name of the service's own. */
export function otherNamesOf(name: string): readonly string[] {
  const field = standardFieldOf(name);
  return field === undefined ? [] : NAMES[field].filter((other) => other !== name.trim().toLowerCase());
}
