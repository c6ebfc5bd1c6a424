import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { accentProblem, contrastOf, darkAccentOf, GROUNDS } from "../../../core.ts";
import { TextField } from "../../../ui/form/field.tsx";
import type { ShopSettings } from "./shop.ts";

type Theme = keyof typeof GROUNDS;

const COLOUR = /^#[0-9a-f]{6}$/i;
/** Text on a button of each theme: `--on-accent` of the styles. */
const ON_ACCENT = { light: "#ffffff", dark: "#05282c" } as const;

/** The accent colour in both themes, with an example and its contrast as it is typed. */
export function AccentFields({ shop }: { shop: ShopSettings }) {
  const [light, setLight] = useState(shop.accent_light ?? "");
  const [dark, setDark] = useState(shop.accent_dark ?? "");
  const derived = COLOUR.test(light) ? darkAccentOf(light.toLowerCase()) : "";
  return (
    <>
      <AccentField theme="light" label={t`Accent colour`} value={light} onChange={setLight} />
      <AccentField
        theme="dark"
        label={t`Accent colour in the dark theme`}
        value={dark}
        onChange={setDark}
        suggestion={derived}
      />
    </>
  );
}

interface AccentFieldProps {
  theme: Theme;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is used if the field is empty. */
  suggestion?: string;
}

function AccentField({ theme, label, value, onChange, suggestion }: AccentFieldProps) {
  const shown = COLOUR.test(value) ? value.toLowerCase() : suggestion;
  const problem = shown ? accentProblem(theme, shown) : undefined;
  // What cannot be read is said in words, not shown.
  const readable = shown && problem === undefined ? shown : undefined;
  const hint =
    shown === undefined || shown === ""
      ? t`# and six hexadecimal digits, such as #0b6b75. Leave empty for the default.`
      : (problem ?? t`Contrast ${contrastOf(shown, GROUNDS[theme]).toFixed(1)}:1`);
  return (
    <div className="flex items-start gap-3">
      <TextField
        label={label}
        name={`accent_${theme}`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={suggestion}
        hint={hint}
        autoComplete="off"
        spellCheck={false}
        maxLength={7}
        className="flex-1"
      />
      {readable !== undefined && (
        <div
          aria-hidden
          className="mt-6 rounded-lg border border-line p-2"
          style={{ backgroundColor: GROUNDS[theme], color: readable }}
        >
          <span
            className="block rounded px-2 py-0.5 text-sm font-medium"
            style={{ backgroundColor: readable, color: ON_ACCENT[theme] }}
          >
            <Trans>Button</Trans>
          </span>
        </div>
      )}
    </div>
  );
}
