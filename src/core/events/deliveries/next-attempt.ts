const [MINUTE, HOUR] = [60, 3_600];
/** How long to wait before each attempt after the first, in seconds. */
export const RETRY_SECONDS: readonly number[] = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
/** Up to so much longer, so that a receiver that comes back is not met by everything at once. */
const JITTER = 0.2;

/** Seconds until the next attempt after `attempts` that failed; null: that was the last. `random` is from 0 to 1. */
export function nextAttemptSeconds(attempts: number, random: number): number | null {
  const seconds = RETRY_SECONDS[attempts - 1];
  return seconds === undefined ? null : seconds * (1 + JITTER * random);
}
