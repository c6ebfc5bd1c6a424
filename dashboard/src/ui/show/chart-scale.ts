/** About this many lines cross a chart. */
const LINES = 4;
const ROUND_STEPS = [1, 2, 2.5, 5, 10];

/** Round values from the lowest line of a chart to its highest, with every value in between. The first or the last may be 0. */
export function linesFor(values: readonly number[]): number[] {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = roundStep((most - least) / LINES || 1, values.every(Number.isInteger));
  const first = Math.floor(least / step);
  const last = Math.max(Math.ceil(most / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** The next larger of 1, 2, 2.5, 5, 10, 20 … Numbers of orders have no half of one between two lines. */
function roundStep(step: number, isWhole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(step));
  const next = ROUND_STEPS.map((round) => round * power).find((round) => round >= step)!;
  return isWhole ? Math.ceil(next) : next;
}

/** The positions of at most `most` points that have a label on the axis: as far from both ends as from each other. */
export function labelled(points: number, most: number): number[] {
  const step = Math.ceil(points / most);
  return Array.from({ length: Math.ceil((points - (step >> 1)) / step) }, (_, index) => (step >> 1) + index * step);
}
