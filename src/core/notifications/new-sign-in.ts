import type { Context } from "../kernel/context.ts";
import { cut } from "../kernel/text.ts";
import { readShop } from "../people/shop/shop.ts";
import type { CallSource } from "../people/sign-in/sessions.ts";
import type { User } from "../people/users/user.ts";
import { notifyRecipients, recordFirstSignIn } from "./notify-rows.ts";
import { recipientsOf } from "./preferences/preferences.ts";

/** The first match names it: browsers name those that they descend from as well. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, "Android"],
  [/\b(?:iPhone|iPad)\b/, "iOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];
const MAX_NAME_LENGTH = 100;

/**
 * Tells a user of a sign-in in a browser that has not signed in with this account before. The first one of an account
 * is no news. Throws not_found.
 */
export async function notifyOfSignIn(
  context: Context,
  user: User,
  { ip, userAgent = "", isKnown }: CallSource & { isKnown: boolean },
): Promise<void> {
  const [id] = await recipientsOf(context, user);
  const { kysely } = context.database;
  const hadSignedIn = await recordFirstSignIn(kysely, id);
  if (isKnown || !hadSignedIn) return;
  const { timeZone } = await readShop(context);
  const options = { dateStyle: "medium", timeStyle: "long", timeZone } as const;
  const at = new Intl.DateTimeFormat("en", options).format(context.clock());
  await notifyRecipients(kysely, [id], "new_sign_in", {
    things: 1,
    samples: [{ at, ip, browser: describeBrowser(userAgent) }],
  });
}

/** Such as “Firefox on Windows”; the beginning of what is neither. */
export function describeBrowser(userAgent: string): string {
  const [browser, system] = [BROWSERS, SYSTEMS].map((names) => names.find(([pattern]) => pattern.test(userAgent))?.[1]);
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`;
  return browser ?? system ?? cut(userAgent, MAX_NAME_LENGTH);
}
