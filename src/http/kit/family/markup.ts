/** Where a reader of HTML would see an entity: `&lt;`, `&#39`, but not the `&` of `AT&T` or of a password. */
const ENTITY_START = /&(?=#\d|#x[0-9a-f]|[a-z][a-z0-9]{1,30};)/gi;

/**
 * Panels of the family print texts as HTML, other clients as they are. So nothing in a text may become markup, and no more
 * of it is changed than that takes: quotes stay, and `&` unless an entity would begin there.
 */
export function toMarkup(text: string): string {
  return text
    .replace(ENTITY_START, "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replace(/\r\n|\r|\n/g, "<br>");
}
