import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { compilePattern, isSimplePattern, type InputField, type OrderRules } from "../../../core.ts";
import { textOf } from "../../../locale/text.ts";
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

const IDENTIFIER_WORDS: Record<string, readonly [one: MessageDescriptor, many: MessageDescriptor]> = {
  imei: [msg`IMEI`, msg`IMEIs`],
  serial: [msg`serial number`, msg`serial numbers`],
  imei_or_serial: [msg`IMEI or serial number`, msg`IMEIs or serial numbers`],
  meid: [msg`MEID`, msg`MEIDs`],
  eid: [msg`EID`, msg`EIDs`],
  iccid: [msg`ICCID`, msg`ICCIDs`],
};

/** How the identifier of a service is called; undefined where it needs none. */
export function identifierWords(service: Service): readonly [one: string, many: string] | undefined {
  const type = service.inputs.find(isIdentifier)?.type;
  if (type === undefined) return undefined;
  const [one, many] = IDENTIFIER_WORDS[type] ?? [msg`identifier`, msg`identifiers`];
  return [textOf(one), textOf(many)];
}

/** Only the identifier names how it is checked. */
function isIdentifier(input: Service["inputs"][number]): boolean {
  return input.check !== undefined;
}
