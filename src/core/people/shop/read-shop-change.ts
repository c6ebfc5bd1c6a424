import { checkAll, invalidField } from "../../kernel/errors.ts";
import { readOptionalLine, readOptionalText } from "../../kernel/input/field-readers.ts";
import { isStorable } from "../../kernel/text.ts";
import { parseWebAddress } from "../../kernel/input/web-address.ts";
import { readServerName } from "../settings/server-settings.ts";
import { accentProblem, darkAccentOf, type Theme } from "./accent.ts";
import type { ShopText } from "./shop-rows.ts";

/** What a request changes: texts as they were typed, where an empty one is none. Undefined: it stays. */
export type ShopChange = { [Name in keyof ShopText]?: ShopText[Name] | undefined };

const COLOUR = /^#[0-9a-f]{6}$/;
const MAX_URL_LENGTH = 500;
const MAX_TERMS_LENGTH = 20_000;
const MAX_CONTACT_LENGTH = 200;
const MAX_PAYMENT_LENGTH = 5_000;
const MAX_ANNOUNCEMENT_LENGTH = 500;

/** The shop as it will be. Throws validation_failed with every wrong field, by the names of the API. */
export function readShopChange(before: ShopText, change: ShopChange, now: Date): ShopText {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const after = withEffects(clean({ ...before, ...given }));
  const { announcementEndsAt: end } = after;
  const isSameEnd = end?.getTime() === before.announcementEndsAt?.getTime();
  checkAll(
    () => readServerName(after.name),
    () => checkColour("light", after.accentLight),
    () => checkColour("dark", after.accentDark),
    () => checkTimeZone(after.timeZone),
    () => checkWebAddress(after.termsUrl),
    () => readOptionalText("terms_text", after.termsText, MAX_TERMS_LENGTH),
    () => readOptionalLine("support_contact", after.supportContact, MAX_CONTACT_LENGTH),
    () => readOptionalText("payment_text", after.paymentText, MAX_PAYMENT_LENGTH),
    () => readOptionalText("announcement", after.announcement, MAX_ANNOUNCEMENT_LENGTH),
    () => isSameEnd || checkEnd(end, now),
  );
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

function checkColour(theme: Theme, colour: string | null): void {
  if (colour === null) return;
  const isColour = COLOUR.test(colour);
  const problem = isColour ? accentProblem(theme, colour) : "Enter a colour as # and six digits, such as #0b6b75.";
  if (problem !== undefined) throw invalidField(`accent_${theme}`, problem);
}

function checkTimeZone(name: string): void {
  if (!isTimeZone(name)) throw invalidField("time_zone", "Choose a time zone, such as Europe/Berlin.");
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

function checkWebAddress(url: string | null): void {
  if (url === null) return;
  if (parseWebAddress(url) && url.length <= MAX_URL_LENGTH && isStorable(url)) return;
  const rule = `Enter a web address of at most ${MAX_URL_LENGTH} characters that begins with https://.`;
  throw invalidField("terms_url", rule);
}

function checkEnd(end: Date | null, now: Date): void {
  // Not a number is not after now, either.
  if (end !== null && !(end > now)) {
    throw invalidField("announcement_ends_at", "Choose a date and time in the future.");
  }
}
