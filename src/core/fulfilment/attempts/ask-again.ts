const JITTER = 0.1;

/**
 * How long to wait before a supplier is asked again, in seconds: up the ladder `steps`, from the rung that a usual
 * delivery takes. `asked` counts earlier questions; `random` in [0, 1) spreads the orders of one moment.
 */
export function askAgainSeconds(
  steps: readonly number[],
  { asked, usualSeconds, random }: { asked: number; usualSeconds: number | null; random: number },
): number {
  const start =
    usualSeconds === null
      ? 0
      : Math.max(
          0,
          steps.findLastIndex((step) => step <= usualSeconds),
        );
  const step = steps[Math.min(start + asked, steps.length - 1)]!;
  return step * (1 - JITTER + 2 * JITTER * random);
}
