import { useState, type PointerEvent } from "react";
import { classes } from "../class-names.ts";
import { labelled, linesFor } from "./chart-scale.ts";
import { formatCompact } from "./dates.ts";

export interface ChartSeries {
  key: string;
  name: string;
  /** A colour of the theme, such as `var(--accent)`. */
  color: string;
}

export interface ChartProps {
  /** Oldest first. `at` is the label on the axis. Values only scale the drawing. No money is computed from them. */
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  /** Lays the series on each other. */
  stacked?: boolean;
  format?: (value: number) => string;
}

interface ChartPoint {
  at: string;
  values: Readonly<Record<string, number>>;
}

/** The share of its place that a point's bars take. */
const BAR_SHARE = 0.72;
const MOST_LABELS = 8;
const PLOT = "relative row-start-1 mt-2";

/** Bars over time. One path for each series: a chart of many bars costs no more than one of few. */
export function ChartDrawing({ points, series, stacked = false, format = String }: ChartProps) {
  const [pointed, setPointed] = useState<number>();
  const lines = linesFor(points.flatMap(({ values }) => heights(values, series, stacked)));
  const [bottom, top] = [lines[0]!, lines.at(-1)!];
  const fromTop = (value: number): number => (top - value) / (top - bottom);
  const point = ({ clientX, currentTarget }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(Math.min(points.length - 1, Math.max(0, Math.floor(((clientX - left) / width) * points.length))));
  };
  return (
    <div className="@container h-full text-xs text-muted">
      <div className="grid h-full grid-cols-[auto_minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto_auto]">
        <Lines lines={lines} fromTop={fromTop} />
        <div
          className={classes(PLOT, "isolate col-start-2")}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(undefined)}
        >
          <svg viewBox={`0 0 ${points.length} 1`} preserveAspectRatio="none" className="absolute inset-0 size-full">
            {series.map(({ key, color }, index) => (
              <path key={key} fill={color} d={drawBars({ points, series, stacked, index, fromTop })} />
            ))}
          </svg>
          {pointed !== undefined && <Values {...{ points, series, stacked, format }} at={pointed} />}
        </div>
        <Labels points={points} />
        {series.length > 1 && <Legend series={series} />}
      </div>
    </div>
  );
}

function heights(values: ChartPoint["values"], series: readonly ChartSeries[], stacked: boolean): number[] {
  const each = series.map(({ key }) => values[key] ?? 0);
  return stacked ? [each.reduce((sum, value) => sum + value, 0)] : each;
}

interface Bars extends Required<Pick<ChartProps, "points" | "series" | "stacked">> {
  /** Of the series. */
  index: number;
  fromTop: (value: number) => number;
}

/** Every point is one unit wide; the chart is one unit high. */
function drawBars({ points, series, stacked, index, fromTop }: Bars): string {
  const width = BAR_SHARE / (stacked ? 1 : series.length);
  return points
    .map(({ values }, position) => {
      const value = values[series[index]!.key] ?? 0;
      if (value === 0) return "";
      const below = stacked ? heights(values, series.slice(0, index), true)[0]! : 0;
      const left = position + (1 - BAR_SHARE) / 2 + (stacked ? 0 : index * width);
      return `M${left} ${fromTop(below)}V${fromTop(below + value)}h${width}V${fromTop(below)}z`;
    })
    .join("");
}

/** The lines behind the bars, and their values before them, whose widest gives them their room. */
function Lines({ lines, fromTop }: { lines: readonly number[]; fromTop: (value: number) => number }) {
  return (
    <>
      <div className={classes(PLOT, "col-start-1 pe-2 text-end tabular-nums")}>
        {lines.map((value) => (
          <div key={value} className="invisible h-0">
            {formatCompact(value)}
          </div>
        ))}
        {lines.map((value) => (
          <div key={value} className="absolute end-2 -translate-y-1/2" style={{ top: percent(fromTop(value)) }}>
            {formatCompact(value)}
          </div>
        ))}
      </div>
      <div className={classes(PLOT, "col-start-2")}>
        {lines.map((value) => (
          <div
            key={value}
            className={classes("absolute inset-x-0 border-t", value === 0 ? "border-edge" : "border-line")}
            style={{ top: percent(fromTop(value)) }}
          />
        ))}
      </div>
    </>
  );
}

/** Every other label gives way in a narrow chart. */
function Labels({ points }: Pick<ChartProps, "points">) {
  return (
    <div className="relative col-start-2 row-start-2 h-6">
      {labelled(points.length, MOST_LABELS).map((position, index) => (
        <span
          key={position}
          className={classes(
            "absolute bottom-0 -translate-x-1/2 whitespace-nowrap",
            index % 2 === 1 && "@max-2xl:hidden",
          )}
          style={{ left: percent((position + 0.5) / points.length) }}
        >
          {points[position]!.at}
        </span>
      ))}
    </div>
  );
}

function Legend({ series }: Pick<ChartProps, "series">) {
  return (
    <div className="col-span-2 row-start-3 flex flex-wrap justify-center gap-x-4 gap-y-1 pt-2">
      {series.map(({ key, name, color }) => (
        <span key={key} className="inline-flex items-center gap-1.5">
          <Dot color={color} />
          {name}
        </span>
      ))}
    </div>
  );
}

function Dot({ color }: { color: string }) {
  return <span className="size-2 shrink-0 rounded-full" style={{ background: color }} />;
}

/** What the point under the pointer has, on its far side of the chart. */
function Values({ points, series, stacked, format, at }: Required<ChartProps> & { at: number }) {
  const { at: label, values } = points[at]!;
  const shown = stacked ? series.filter(({ key }) => values[key]) : series;
  const isLeft = at < points.length / 2;
  return (
    <>
      <div
        className="absolute inset-y-0 -z-10 bg-sunken"
        style={{ left: percent(at / points.length), width: percent(1 / points.length) }}
      />
      <div
        className="pointer-events-none absolute top-0 z-10 rounded-lg border border-line bg-surface px-3 py-2 text-ink shadow-lg"
        style={isLeft ? { left: percent((at + 1) / points.length) } : { right: percent(1 - at / points.length) }}
      >
        <p className="font-medium whitespace-nowrap">{label}</p>
        {shown.map(({ key, name, color }) => (
          <p key={key} className="flex items-center gap-1.5 whitespace-nowrap">
            <Dot color={color} />
            <span className="me-auto pe-3 text-muted">{name}</span>
            <span className="tabular-nums">{format(values[key] ?? 0)}</span>
          </p>
        ))}
      </div>
    </>
  );
}

function percent(share: number): string {
  return `${share * 100}%`;
}
