/** What people choose first, and what guessing programs try first; digits and signs around it do not help. */
const FIRST_GUESSES = new Set(
  (
    "password passwort passwd contrasena motdepasse senha parola qwerty qwertz azerty qwertyui qwertyuiop asdf asdfgh asdfghjk " +
    "asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc iloveyou welcome letmein changeme admin administrator root user " +
    "guest login master secret test tester testing demo default dragon monkey shadow sunshine princess football " +
    "baseball basketball superman batman pokemon starwars computer internet samsung iphone android google facebook " +
    "whatever trustno hello freedom charlie jordan michael jennifer abc abcd abcdef abcdefgh aaa imei imeister reseller operator"
  ).split(" "),
);
const LEET: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

/** Whether a password is one of the first that an attacker tries: a common word, a row of keys, one character or a sequence. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const bare = lower.replaceAll(/^[^a-z]+|[^a-z]+$/g, "");
  const plain = [...bare].map((character) => LEET[character] ?? character).join("");
  return FIRST_GUESSES.has(bare) || FIRST_GUESSES.has(plain) || isSequence(lower);
}

/** All steps from one character to the next are the same, as in 12345678, 87654321, 22222222 and abcdefgh. */
function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0)!);
  const steps = codes.slice(1).map((code, index) => code - codes[index]!);
  return Math.abs(steps[0]!) <= 1 && steps.every((step) => step === steps[0]);
}
