import type { RefusalClass } from "../../../../core/fulfilment/suppliers/outcome.ts";
import type { ReadRefusal, RefusalCause } from "../../../../core/fulfilment/suppliers/refusal.ts";

/** Machine codes of this project's own dialect, which suppliers that run it answer. */
const CODES: Record<string, RefusalClass> = {
  insufficient_balance: "credit",
  duplicate_order: "duplicate",
  reference_conflict: "unclear",
  unauthenticated: "auth",
  key_revoked: "auth",
  key_expired: "auth",
  account_suspended: "auth",
  scope_missing: "auth",
  ambiguous_credentials: "auth",
  ip_not_allowed: "ip",
  rate_limited: "rate",
  price_changed: "price",
  maintenance: "unavailable",
  service_paused: "unavailable",
  currency_paused: "unavailable",
  service_not_found: "unavailable",
  validation_failed: "input",
  field_required: "input",
  invalid_imei: "input",
  imei_checksum: "input",
  imei_is_imeisv: "input",
  imei_placeholder: "input",
  imei_must_be_string: "input",
  quantity_out_of_range: "input",
  invalid_action: "unsupported",
  // Of a call with many orders; singly each will go.
  too_many_items: "unsupported",
  // Of the call, not of the order in it.
  payload_too_large: "unclear",
};

/** What is wrong with an identifier was wrong with it the first time too. */
const DEFINITE_CODES = new Set(["invalid_imei", "imei_checksum", "imei_is_imeisv", "imei_placeholder"]);

/** The texts of the trade, the telling ones first: “insufficient” is about credit, even among other words. */
const TEXTS: readonly (readonly [RefusalClass, RegExp])[] = [
  [
    "credit",
    /credit ?process ?error|insufficient|not enough (?:credit|balance|funds)|(?:low|no|out of) (?:credit|balance|funds)|credits? (?:is|are) (?:low|not enough)|balance (?:is )?(?:too )?low|exceeds? (?:your )?(?:credit|balance)/i,
  ],
  ["price", /price (?:has |have |was |is )?(?:changed|increased|raised)/i],
  [
    "ip",
    /\bip\b.{0,60}(?:not allowed|not authori[sz]ed|blocked|denied|whitelist|not listed|invalid|banned)|(?:not allowed|blocked|denied|whitelist\w*|unauthori[sz]ed|invalid).{0,40}\bip\b/i,
  ],
  [
    "auth",
    /authenticat\w* fail|invalid (?:api|access) ?key|invalid (?:user|username|login|credential|token)|(?:api ?key|access ?key|account|user).{0,30}(?:invalid|disabled|suspended|inactive|expired|blocked|wrong|incorrect|not found)|access denied|unauthori[sz]ed|api (?:access )?(?:is )?(?:not enabled|disabled)/i,
  ],
  ["rate", /too many (?:requests|attempts|orders)|rate ?limit|slow down|flood/i],
  [
    "duplicate",
    /duplicat|already (?:exists?|in|under|been|processing|submitted|placed|ordered|pending|queued?|sent)|(?:order|imei|request) (?:is )?already|same imei/i,
  ],
  [
    "unsupported",
    /invalid action|(?:command|action|method) (?:is )?(?:not found|unknown|invalid|not supported)|unknown (?:command|action|method)/i,
  ],
  [
    "unavailable",
    /(?:service|tool|server|source|api).{0,40}(?:disabled|unavailable|not available|inactive|not active|not found|closed|down|offline|paused|stopped|maintenance|invalid)|(?:disabled|unavailable|inactive|closed|invalid|unknown) (?:service|tool)|maintenance|try again|temporar|busy|timed? ?out|internal (?:server )?error/i,
  ],
  [
    "input",
    /(?:imei|meid|sn|serial|eid|iccid|e-?mail|user ?name|field|value|input|parameter|quantity|qnt|model|network|provider|length|format|digits?).{0,60}(?:invalid|not valid|wrong|incorrect|required|missing|empty|must|not allowed|too (?:short|long|many|few)|minimum|maximum|does not match|not supported)|(?:invalid|wrong|incorrect|missing|required|empty|bad).{0,40}(?:imei|meid|sn\b|serial|eid|iccid|e-?mail|user ?name|field|value|input|parameter|quantity|qnt|model|network|provider|length|format|digits?)/i,
  ],
];

const CAUSES_BY_CODE: Record<string, RefusalCause> = {
  invalid_imei: "identifier",
  imei_checksum: "identifier",
  imei_is_imeisv: "identifier",
  imei_placeholder: "identifier",
  imei_must_be_string: "identifier",
  quantity_out_of_range: "quantity",
  field_required: "field",
};
const CAUSES: readonly (readonly [RefusalCause, RegExp])[] = [
  ["done", /already (?:unlocked|clean|done|completed|activated|removed|repaired|refurbished|off)/i],
  ["unsupported", /not (?:supported|eligible|compatible)|unsupported|(?:does not|doesn't|cannot) support/i],
  ["quantity", /quantity|\bqnt\b|minimum|maximum/i],
  ["identifier", /\b(?:imei|meid|sn|serial|eid|iccid|udid)\b/i],
  ["field", /field|input|parameter|required|missing|e-?mail|user ?name|network|provider|model|value|format/i],
];
const MAX_TEXT_LENGTH = 2_000;

/** By the machine code, then by the texts of the trade. */
export function readRefusalWords({ message, code = "" }: { message: string; code?: string | undefined }): ReadRefusal {
  const text = message.slice(0, MAX_TEXT_LENGTH);
  const known = code.toLowerCase();
  return {
    refusal: ofCode(CODES, known) ?? ofText(TEXTS, text) ?? "unclear",
    cause: ofCode(CAUSES_BY_CODE, known) ?? ofText(CAUSES, text) ?? null,
    isDefinite: DEFINITE_CODES.has(known),
  };
}

function ofCode<Meaning>(codes: Record<string, Meaning>, code: string): Meaning | undefined {
  return Object.hasOwn(codes, code) ? codes[code] : undefined;
}

function ofText<Meaning>(texts: readonly (readonly [Meaning, RegExp])[], text: string): Meaning | undefined {
  return texts.find(([, pattern]) => pattern.test(text))?.[0];
}
