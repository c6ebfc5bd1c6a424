import type { RefusalClass, RefusalOverride } from "../suppliers/outcome.ts";
import { rejectReason } from "./reject-reasons.ts";

/** What a supplier's refusal means. */
export interface Refusal {
  refusal: RefusalClass;
  /** What the reseller reads if the order is rejected for it; never in the supplier's words. */
  reason: string;
  /** It is about this very order, whatever became of an earlier send: the supplier does not have it. */
  isDefinite: boolean;
}

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

/** The texts of the trade, the telling ones first: “insufficient” is of credit, whatever else is said. */
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
const MAX_TEXT_LENGTH = 2_000;

/** By the operator's own table, the machine code, then the texts of the trade. */
export function classifyRefusal(
  { message, code }: { message: string; code?: string | undefined },
  overrides: readonly RefusalOverride[],
): Refusal {
  const text = message.slice(0, MAX_TEXT_LENGTH);
  const lower = text.toLowerCase();
  const own = overrides.find(({ contains }) => lower.includes(contains.toLowerCase()));
  const reason = rejectReason({ message: text, code });
  if (own) return { refusal: own.refusal, reason: own.reason ?? reason, isDefinite: own.refusal === "input" };
  const refusal = classOfCode(code) ?? TEXTS.find(([, pattern]) => pattern.test(text))?.[0] ?? "unclear";
  return { refusal, reason, isDefinite: DEFINITE_CODES.has(code?.toLowerCase() ?? "") };
}

function classOfCode(code = ""): RefusalClass | undefined {
  const known = code.toLowerCase();
  return Object.hasOwn(CODES, known) ? CODES[known] : undefined;
}
