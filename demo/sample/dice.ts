/** Numbers that look random and are the same at every start, so that the sample data is, too. */
export interface Dice {
  /** From 0 up to, but not including, 1. */
  roll(): number;
  /** A whole number; both ends are possible. */
  between(least: number, most: number): number;
  /** One of them, each as often as its share says. */
  pick<T extends { share: number }>(choices: readonly T[]): T;
}

const SEED = 20_260_101;
/** Linear congruential generator with the constants of Numerical Recipes. */
const [FACTOR, ADDEND, RANGE] = [1_664_525, 1_013_904_223, 2 ** 32];

export function openDice(): Dice {
  let state = SEED;
  const roll = (): number => {
    state = (Math.imul(state, FACTOR) + ADDEND) >>> 0;
    return state / RANGE;
  };
  return {
    roll,
    between: (least, most) => least + Math.floor(roll() * (most - least + 1)),
    pick: (choices) => {
      let rest = roll() * choices.reduce((sum, { share }) => sum + share, 0);
      return choices.find(({ share }) => (rest -= share) < 0) ?? choices.at(-1)!;
    },
  };
}
