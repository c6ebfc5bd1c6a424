import { i18n, type Messages } from "@lingui/core";

interface Locale {
  /** What `Intl` and `lang` take. */
  tag: string;
  direction: "ltr" | "rtl";
  load: () => Promise<{ messages: Messages }>;
}

const STORED = "imeister.locale";
const ENGLISH = "en";
/** Locales besides English, whose texts are in the code. The pseudo-locale is for tests and is not offered to users. */
const LOCALES: Readonly<Record<string, Locale>> = {
  pseudo: { tag: "en", direction: "rtl", load: () => import("./catalogues/pseudo.po") },
};

// The texts in the code are compiled when the dashboard is built.
i18n.setMessagesCompiler((message) => [message]);
i18n.loadAndActivate({ locale: ENGLISH, messages: {} });

/** Shows the locale that the browser stores until the page is loaded again; English if there is none or loading fails. */
export async function startLocale(): Promise<void> {
  const name = localStorage.getItem(STORED) ?? ENGLISH;
  const locale = LOCALES[name];
  if (locale === undefined) return;
  try {
    const { messages } = await locale.load();
    i18n.loadAndActivate({ locale: name, locales: locale.tag, messages });
    document.documentElement.lang = locale.tag;
    document.documentElement.dir = locale.direction;
  } catch {
    // A reader of another language still gets the dashboard.
  }
}

/** Which way the texts are read. */
export function textDirection(): "ltr" | "rtl" {
  return LOCALES[i18n.locale]?.direction ?? "ltr";
}

/** What `Intl` takes of the locale that is shown. */
export function localeTag(): string {
  return LOCALES[i18n.locale]?.tag ?? i18n.locale;
}
