import type { IdentifierKind } from "../../../database/column-types.ts";

/** What a service calls its identifier where it is no IMEI; panels of the trade test for the word SN. */
export const IDENTIFIER_LABELS: Record<IdentifierKind, string> = {
  imei: "IMEI",
  serial: "SN",
  imei_or_serial: "IMEI or SN",
  meid: "MEID",
  eid: "EID",
  iccid: "ICCID",
  text: "Text",
  none: "",
};
