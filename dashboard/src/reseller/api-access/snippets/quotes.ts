/** A text as PHP reads it. */
export function php(text: string): string {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
}

/** JavaScript and Python read JSON's strings alike. */
export function script(text: string): string {
  return JSON.stringify(text);
}
