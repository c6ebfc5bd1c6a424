import { hashSecret } from "../../kernel/secrets/hash-secret.ts";
import { readAuthenticatorSecret } from "../../people/sign-in/two-factor.ts";
import { isForeignHash } from "../../people/users/foreign-hash.ts";
import { isImportableKey, LONGEST_KEY, SHORTEST_KEY } from "../../resellers/keys/token-format.ts";
import { optional, type Field } from "./field.ts";
import { asText, readItems } from "./read-value.ts";

/** API keys. What is stored of a key is its hash, and how it begins and ends. */
export function keys(about: string): Field<readonly string[]> & { required: false } {
  return optional({
    form: `list of texts of ${SHORTEST_KEY} to ${LONGEST_KEY} characters without spaces`,
    about,
    column: "jsonb",
    read: (given) =>
      readItems(given, LONGEST_KEY).map((key) => {
        if (!isImportableKey(key))
          throw new RangeError(`A key has ${SHORTEST_KEY} to ${LONGEST_KEY} characters, without spaces.`);
        return { hash: Buffer.from(hashSecret(key)).toString("hex"), ...shownOf(key) };
      }),
  });
}

/** How a key is recognised by people: by a quarter of it at most, since the rest must stay hard to guess. */
function shownOf(key: string): { prefix: string; last_four: string } {
  const end = Math.min(4, Math.floor(key.length / 4));
  return { prefix: key.length >= 28 ? key.slice(0, 3) : "", last_four: key.slice(-end) };
}

/** The hash of a password. One that cannot be verified here counts as absent. */
export function passwordHash(about: string): Field<string> & { required: false } {
  return optional({
    form: "hash as it is stored there",
    about,
    column: "text",
    read: (given) => {
      const hash = asText(given);
      return isForeignHash(hash) ? hash : null;
    },
  });
}

/** The secret of an authenticator app, as the app shows it for typing. */
export function authenticatorSecret(about: string): Field<string> & { required: false } {
  return optional({
    form: "Base32 text of 16 to 128 characters",
    about,
    column: "text",
    read: (given) => {
      const secret = readAuthenticatorSecret(asText(given));
      if (secret !== null) return secret;
      throw new RangeError("Give the secret in Base32, 16 to 128 characters from A to Z and 2 to 7.");
    },
  });
}
