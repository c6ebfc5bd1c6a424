import { sql, type RawBuilder, type SqlBool } from "kysely";

const LONGEST_WORD = 50;
const SPACE = /\s+/;
const SIGNS = /[^\p{L}\p{N}]/gu;

/**
 * Whether a service `s` of the group `g` is meant by a text: each of its words stands in the name, in the group's name or
 * in the search terms, or is the number of the service. Punctuation does not matter: `att` finds AT&T, `iphone13` finds
 * iPhone 13.
 */
export function meansService(text: string): RawBuilder<SqlBool> {
  const words = text.split(SPACE).filter((word) => word !== "");
  if (words.length === 0) return sql`true`;
  return sql.join(words.map(meansWord), sql` and `);
}

const SEARCHED = sql`(s.name || ' ' || g.name || ' ' || s.search_terms)`;

function meansWord(word: string): RawBuilder<SqlBool> {
  const letters = [...word.replaceAll(SIGNS, "")];
  const plain = sql<SqlBool>`position(lower(${word}) in lower(${SEARCHED})) > 0`;
  if (letters.length < 2 || letters.length > LONGEST_WORD) return sql`(${plain} or s.id::text = ${word})`;
  // From the beginning of a word, so that the letters of unrelated neighbours do not count.
  const pattern = `(^|[^[:alnum:]])${letters.join("[^[:alnum:]]*")}`;
  return sql`(${plain} or s.id::text = ${word} or ${SEARCHED} ~* ${pattern})`;
}
