import { DomainError } from "../../kernel/errors.ts";
import { isStorable } from "../../kernel/text.ts";
import { isServerName, NAME_RULE } from "../settings/server-settings.ts";
import { accentProblem, darkAccentOf } from "./accent.ts";
import type { ShopText } from "./shop-rows.ts";

/** What a request changes: texts as they were typed, where an empty one is none. Undefined: it stays. */
export type ShopChange = { [Name in keyof ShopText]?: ShopText[Name] | undefined };

const COLOUR = /^#[0-9a-f]{6}$/;
const MAX_URL_LENGTH = 500;
const MAX_TERMS_LENGTH = 20_000;
const MAX_CONTACT_LENGTH = 200;
const MAX_PAYMENT_LENGTH = 5_000;
const MAX_ANNOUNCEMENT_LENGTH = 500;
const NO_ZONE = "Choose a time zone, such as Europe/Berlin.";
const LINE_BREAK = /[\r\n]/;

type Problems = Record<string, string[]>;

/** The shop as it will be. Throws validation_failed with every wrong field, by the names of the API. */
export function readShopChange(before: ShopText, change: ShopChange, now: Date): ShopText {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const after = withEffects(clean({ ...before, ...given }));
  const { announcementEndsAt: end } = after;
  const isSameEnd = end?.getTime() === before.announcementEndsAt?.getTime();
  const problems: Problems = Object.fromEntries(
    Object.entries({
      name: isServerName(after.name) ? undefined : NAME_RULE,
      accent_light: colourProblem("light", after.accentLight),
      accent_dark: colourProblem("dark", after.accentDark),
      time_zone: timeZoneProblem(after.timeZone),
      terms_url: urlProblem(after.termsUrl),
      terms_text: lengthProblem("Terms", after.termsText, MAX_TERMS_LENGTH),
      support_contact: contactProblem(after.supportContact),
      payment_text: lengthProblem("Payment instructions", after.paymentText, MAX_PAYMENT_LENGTH),
      announcement: lengthProblem("An announcement", after.announcement, MAX_ANNOUNCEMENT_LENGTH),
      announcement_ends_at: isSameEnd ? undefined : endProblem(end, now),
    }).flatMap(([field, problem]) => (problem === undefined ? [] : [[field, [problem]]])),
  );
  const [first] = Object.values(problems);
  if (first) throw new DomainError("validation_failed", first[0]!, { fields: problems });
  return after;
}

function clean(shop: ShopText): ShopText {
  const text = (value: string | null) => value?.trim() || null;
  return {
    ...shop,
    name: shop.name.trim(),
    accentLight: text(shop.accentLight)?.toLowerCase() ?? null,
    accentDark: text(shop.accentDark)?.toLowerCase() ?? null,
    timeZone: shop.timeZone.trim(),
    termsUrl: text(shop.termsUrl),
    termsText: text(shop.termsText),
    supportContact: text(shop.supportContact),
    paymentText: text(shop.paymentText),
    announcement: text(shop.announcement),
  };
}

/** A colour without one for the dark theme gets one that is derived from it; an end without an announcement means nothing. */
function withEffects(shop: ShopText): ShopText {
  const { accentLight: light, accentDark: dark, announcement } = shop;
  const derived = light !== null && COLOUR.test(light) ? darkAccentOf(light) : null;
  return {
    ...shop,
    accentDark: light === null ? null : (dark ?? derived),
    announcementEndsAt: announcement === null ? null : shop.announcementEndsAt,
  };
}

function colourProblem(theme: "light" | "dark", colour: string | null): string | undefined {
  if (colour === null) return undefined;
  return COLOUR.test(colour) ? accentProblem(theme, colour) : "Enter a colour as # and six digits, such as #0b6b75.";
}

function timeZoneProblem(name: string): string | undefined {
  try {
    const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions();
    return timeZone === "" ? NO_ZONE : undefined;
  } catch {
    return NO_ZONE;
  }
}

function urlProblem(url: string | null): string | undefined {
  if (url === null) return undefined;
  const { protocol } = URL.parse(url) ?? {};
  const isWeb = protocol === "https:" || protocol === "http:";
  if (isWeb && url.length <= MAX_URL_LENGTH && isStorable(url)) return undefined;
  return `Enter a web address of at most ${MAX_URL_LENGTH} characters that begins with https://.`;
}

function endProblem(end: Date | null, now: Date): string | undefined {
  // Not a number is not after now, either.
  return end === null || end > now ? undefined : "Choose a date and time in the future.";
}

function contactProblem(contact: string | null): string | undefined {
  if (contact !== null && LINE_BREAK.test(contact)) return "Write the contact on one line.";
  return lengthProblem("A contact", contact, MAX_CONTACT_LENGTH);
}

function lengthProblem(what: string, text: string | null, most: number): string | undefined {
  if (text === null || (text.length <= most && isStorable(text))) return undefined;
  if (!isStorable(text)) return "This text contains invalid characters.";
  return `${what} can have at most ${most.toLocaleString("en")} characters. This text has ${text.length.toLocaleString("en")}.`;
}
