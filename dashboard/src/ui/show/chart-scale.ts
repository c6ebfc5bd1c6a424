import { nice, ticks } from "d3-array";

export interface ChartSeries {
  key: string;
  name: string;
  /** A colour of the theme, such as `var(--accent)`. */
  color: string;
}

export interface ChartProps {
  /** Oldest first. `at` is the label on the axis. Values only scale the drawing. No money is computed from them. */
  points: readonly { at: string; values: Readonly<Record<string, number>> }[];
  series: readonly ChartSeries[];
  /** Lays the series on each other. */
  stacked?: boolean;
  /** A value as it is told; `formatNumber` if unset. */
  format?: (value: number) => string;
}

export interface ChartScale {
  /** Round values for the lines of the grid. */
  ticks: readonly number[];
  /** From 0, the top, to 1. */
  heightOf: (value: number) => number;
}

const LINES = 4;
/** Of the width of a point. The rest separates it from the next. */
const FILLED = 0.8;

/** Has 0 and all values, from round number to round number. */
export function scaleChart({ points, series, stacked = false }: ChartProps): ChartScale {
  const ends = points.flatMap(({ values }) => {
    const heights = series.map(({ key }) => values[key] ?? 0);
    return stacked ? [heights.reduce((sum, height) => sum + height, 0)] : heights;
  });
  const [low, high] = nice(Math.min(0, ...ends), Math.max(0, ...ends) || 1, LINES);
  const isWhole = ends.every(Number.isInteger);
  return {
    ticks: ticks(low, high, LINES).filter((tick) => !isWhole || Number.isInteger(tick)),
    heightOf: (value) => (high - value) / (high - low),
  };
}

/** The path of one series' bars, for a drawing as wide as there are points and 1 high. */
export function drawBars({ points, series, stacked = false }: ChartProps, scale: ChartScale, index: number): string {
  const width = stacked ? FILLED : FILLED / series.length;
  const key = series[index]!.key;
  return points
    .map(({ values }, at) => {
      const value = values[key] ?? 0;
      if (value === 0) return "";
      const below = stacked ? series.slice(0, index).reduce((sum, one) => sum + (values[one.key] ?? 0), 0) : 0;
      const left = at + (1 - FILLED) / 2 + (stacked ? 0 : index * width);
      return `M${left} ${scale.heightOf(below)}V${scale.heightOf(below + value)}h${width}V${scale.heightOf(below)}Z`;
    })
    .join("");
}
