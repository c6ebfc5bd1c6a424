import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { textOf } from "../../../locale/text.ts";
import type { ConflictingField } from "../../../ui/form/conflict-dialog.tsx";
import { statusWord } from "../../../ui/show/status/status-badge.tsx";
import type { ServiceChange, WholeService } from "../catalogue.ts";
import { INPUT_TYPE_WORDS, newDraft, readDraft } from "./input-draft.ts";

/** What the forms of a service edit. */
export type ServiceFields = Required<Omit<ServiceChange, "result_rules" | "updated_at" | "confirm">>;
type FieldName = keyof ServiceFields;

export const CANCELLABLE: Record<ServiceFields["cancellable"], MessageDescriptor> = {
  until_submitted: msg`Until sent to a supplier`,
  on_request: msg`On request`,
  never: msg`Never`,
};
export const IDENTIFIERS: Record<ServiceFields["identifier_kind"], MessageDescriptor> = {
  imei: msg`IMEI`,
  serial: msg`Serial number`,
  imei_or_serial: msg`IMEI or serial number`,
  meid: msg`MEID`,
  eid: msg`EID`,
  iccid: msg`ICCID`,
  text: msg`Free text`,
  none: msg`None`,
};
export const CHECKS: Record<ServiceFields["identifier_check"], MessageDescriptor> = {
  luhn: msg`Format and check digit`,
  length: msg`Format only`,
  none: msg`None`,
};

interface ShownField {
  label: MessageDescriptor;
  /** Its value as the forms show it; empty where it is not set. */
  text: (fields: ServiceFields) => string;
}

const minutes = (value: number | null): string => (value === null ? t`Never` : String(value));
const yesOrNo = (value: boolean): string => (value ? t`Yes` : t`No`);

const FIELDS: Record<FieldName, ShownField> = {
  name: { label: msg`Name`, text: (fields) => fields.name },
  service_group: { label: msg`Service group`, text: (fields) => fields.service_group },
  status: { label: msg`Status`, text: (fields) => statusWord(fields.status) },
  price: { label: msg`Base price`, text: (fields) => fields.price },
  delivery_time: { label: msg`Delivery time`, text: (fields) => fields.delivery_time },
  description: { label: msg`Description`, text: (fields) => fields.description },
  search_terms: { label: msg`Search terms`, text: (fields) => fields.search_terms },
  min_quantity: { label: msg`Minimum quantity`, text: (fields) => String(fields.min_quantity) },
  max_quantity: { label: msg`Maximum quantity`, text: (fields) => String(fields.max_quantity) },
  promised_minutes: { label: msg`Promised delivery (minutes)`, text: (fields) => minutes(fields.promised_minutes) },
  expires_minutes: { label: msg`Escalate after (minutes)`, text: (fields) => minutes(fields.expires_minutes) },
  cancellable: { label: msg`Cancellation`, text: (fields) => textOf(CANCELLABLE[fields.cancellable]) },
  allow_duplicate: { label: msg`Allow duplicate orders`, text: (fields) => yesOrNo(fields.allow_duplicate) },
  identifier_kind: { label: msg`Identifier`, text: (fields) => textOf(IDENTIFIERS[fields.identifier_kind]) },
  identifier_check: { label: msg`Validation`, text: (fields) => textOf(CHECKS[fields.identifier_check]) },
  completes_check_digit: { label: msg`Accept 14-digit IMEIs`, text: (fields) => yesOrNo(fields.completes_check_digit) },
  inputs: { label: msg`Custom fields`, text: (fields) => fields.inputs.map(inputText).join("\n") },
};
const NAMES = Object.keys(FIELDS) as FieldName[];

/** The fields as the forms would send them if they were left as they are. */
export function fieldsOf(service: WholeService): ServiceFields {
  return {
    name: service.name,
    service_group: service.service_group.name,
    status: service.status,
    price: service.price,
    delivery_time: service.delivery_time,
    description: service.description,
    search_terms: service.search_terms,
    min_quantity: service.min_quantity,
    max_quantity: service.max_quantity,
    promised_minutes: service.promised_minutes,
    expires_minutes: service.expires_minutes,
    cancellable: service.cancellable,
    allow_duplicate: service.allow_duplicate,
    identifier_kind: service.identifier_kind,
    identifier_check: service.identifier_check,
    completes_check_digit: service.completes_check_digit,
    inputs: service.inputs.map((input) => readDraft(newDraft(input))),
  };
}

/** Those of the fields that differ from what they were. */
export function changesOf(before: ServiceFields, after: Partial<ServiceFields>): Partial<ServiceFields> {
  const changed = NAMES.filter((name) => name in after && written(after[name]) !== written(before[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

/** The service as it would be with the changes. */
export function withChanges(service: WholeService, changes: Partial<ServiceFields>): WholeService {
  const { service_group: group = service.service_group.name, ...rest } = changes;
  return { ...service, ...rest, service_group: { ...service.service_group, name: group } };
}

/** What another user changed between two versions, beside the own changes. */
export function conflictsOf(
  before: WholeService,
  after: WholeService,
  changes: Partial<ServiceFields>,
): ConflictingField[] {
  const theirs = fieldsOf(after);
  const mine = { ...theirs, ...changes };
  return NAMES.filter((name) => name in changesOf(fieldsOf(before), theirs)).map((name) => {
    const { label, text } = FIELDS[name];
    const shown = (fields: ServiceFields): string =>
      name === "price" ? `${text(fields)} ${after.currency}` : text(fields);
    return { label: textOf(label), theirs: shown(theirs), mine: name in changes ? shown(mine) : null };
  });
}

/** To compare values. Text areas end their lines with a line feed; JSON has no word for what is no number. */
function written(value: unknown): string {
  if (typeof value === "number") return String(value);
  return JSON.stringify(value).replaceAll(String.raw`\r\n`, String.raw`\n`);
}

function inputText({ name, type, required, options = [], description, pattern }: ServiceFields["inputs"][number]) {
  const parts = [name, textOf(INPUT_TYPE_WORDS[type]), required ? t`Required` : t`Optional`, options.join(", ")];
  return [...parts, description, pattern].filter(Boolean).join(" · ");
}
