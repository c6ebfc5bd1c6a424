import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

/** Texts grow by two fifths in many languages. */
const LONGER = 0.4;

export default defineConfig({
  sourceLocale: "en",
  // Tests show the texts of the pseudo-locale, which is made of the English ones.
  locales: ["en", "pseudo"],
  pseudoLocale: { locale: "pseudo", extend: LONGER },
  catalogs: [
    {
      path: "<rootDir>/src/locale/catalogues/{locale}",
      include: ["<rootDir>/src"],
      exclude: ["**/*.gen.ts"],
    },
  ],
  // Line numbers would change the catalogue with every edit.
  format: formatter({ lineNumbers: false }),
  orderBy: "origin",
});
