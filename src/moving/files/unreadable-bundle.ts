/** A bundle that cannot be read; the message says what to do. */
export class UnreadableBundle extends Error {
  override readonly name = "UnreadableBundle";
}
