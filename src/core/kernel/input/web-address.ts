/** An address of the web, of HTTP or HTTPS; null for any other text. */
export function parseWebAddress(text: string): URL | null {
  const url = URL.parse(text);
  return url?.protocol === "https:" || url?.protocol === "http:" ? url : null;
}

/** Whether an address has no part in which a secret may stand: it is shown, and secrets have fields of their own. */
export function isBareAddress({ username, password, search, hash }: URL): boolean {
  return [username, password, search, hash].every((part) => part === "");
}
