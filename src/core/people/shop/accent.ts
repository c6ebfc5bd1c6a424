/** WCAG 2.2, 1.4.3: the least contrast of text and its ground. */
const LEAST_CONTRAST = 4.5;
/** The ground of each theme on which coloured text has the least contrast: `--sunken` in the dashboard's styles. */
export const GROUNDS = { light: "#eceff3", dark: "#202933" } as const;
const WHITE = "#ffffff";
const BLACK = "#000000";
/** How much further from the ground a colour is under the pointer. */
const STRONGER = 0.2;
const STEPS = 100;

export type Theme = keyof typeof GROUNDS;

/** The contrast ratio of two colours by WCAG 2.2, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Why a colour cannot be read in a theme; undefined if it can. */
export function accentProblem(theme: Theme, colour: string): string | undefined {
  const ratio = contrastOf(colour, GROUNDS[theme]);
  if (ratio >= LEAST_CONTRAST) return undefined;
  // Rounded down, or 4.48 would read as enough.
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
  const advice = theme === "light" ? "Choose a darker colour." : "Choose a lighter colour.";
  return `The contrast of ${colour} in the ${theme} theme is ${shown}:1. It must be at least ${LEAST_CONTRAST}:1. ${advice}`;
}

/** The dark theme's form of a colour: mixed with white until it can be read. */
export function darkAccentOf(light: string): string {
  for (let step = 0; step < STEPS; step++) {
    const colour = mix(light, WHITE, step / STEPS);
    if (accentProblem("dark", colour) === undefined) return colour;
  }
  return WHITE;
}

/** The colour under the pointer: further from the grounds of its theme. */
export function strongAccentOf(theme: Theme, colour: string): string {
  return mix(colour, theme === "light" ? BLACK : WHITE, STRONGER);
}

function mix(one: string, other: string, part: number): string {
  const others = channels(other);
  const mixed = channels(one).map((value, index) => Math.round(value + (others[index]! - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map(linear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
