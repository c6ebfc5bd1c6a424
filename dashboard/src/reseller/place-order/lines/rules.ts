import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { compilePattern, isSimplePattern, type InputField, type OrderRules } from "../../../core.ts";
import type { Service } from "../../services/service.ts";

/** What the service asks of an order, in the terms of the server's own checks. */
export function rulesOf(service: Service): OrderRules {
  const identifier = service.inputs.find(isIdentifier);
  return {
    identifierKind: (identifier?.type ?? "none") as OrderRules["identifierKind"],
    identifierCheck: identifier?.check ?? "none",
    completesCheckDigit: identifier?.completes_check_digit ?? false,
    inputs: fieldsOf(service),
    minQuantity: service.quantity.min,
    maxQuantity: service.quantity.max,
  };
}

/** The service's own fields beside the identifier. */
export function fieldsOf(service: Service): InputField[] {
  return service.inputs.filter((input) => !isIdentifier(input)) as InputField[];
}

/** A pattern that might take long to match is left to the server, which can end it. */
export function matchesHere(pattern: string, value: string): boolean {
  return !isSimplePattern(pattern) || compilePattern(pattern).test(value);
}

interface IdentifierWords {
  /** Of the field that the identifiers are typed into. */
  label: MessageDescriptor;
  /** Shown while it is empty. */
  missing: MessageDescriptor;
}

const IDENTIFIER_WORDS: Record<string, IdentifierWords> = {
  imei: { label: msg`IMEIs, one per line`, missing: msg`Enter at least one IMEI.` },
  serial: { label: msg`Serial numbers, one per line`, missing: msg`Enter at least one serial number.` },
  imei_or_serial: {
    label: msg`IMEIs or serial numbers, one per line`,
    missing: msg`Enter at least one IMEI or serial number.`,
  },
  meid: { label: msg`MEIDs, one per line`, missing: msg`Enter at least one MEID.` },
  eid: { label: msg`EIDs, one per line`, missing: msg`Enter at least one EID.` },
  iccid: { label: msg`ICCIDs, one per line`, missing: msg`Enter at least one ICCID.` },
};
const OTHER_WORDS: IdentifierWords = {
  label: msg`Identifiers, one per line`,
  missing: msg`Enter at least one identifier.`,
};

/** What the identifiers of a service are called; undefined where it needs none. */
export function identifierWords(service: Service): IdentifierWords | undefined {
  const type = service.inputs.find(isIdentifier)?.type;
  return type === undefined ? undefined : (IDENTIFIER_WORDS[type] ?? OTHER_WORDS);
}

/** Only the identifier names how it is checked. */
function isIdentifier(input: Service["inputs"][number]): boolean {
  return input.check !== undefined;
}
