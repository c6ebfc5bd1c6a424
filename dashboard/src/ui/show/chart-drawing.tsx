import { useEffect, useState, type PointerEvent } from "react";
import { classes } from "../class-names.ts";
import { formatNumber, formatShort } from "./dates.ts";
import { drawBars, scaleChart, type ChartProps, type ChartScale, type ChartSeries } from "./chart-scale.ts";

/** As many as fit on a wide chart. */
const TIMES_SHOWN = 8;
/** A narrow chart has room for one in so many of them. */
const NARROW_STEP = 3;

/** Bars over time with their axes. The one that is pointed at shows its numbers. */
export function ChartDrawing(props: ChartProps) {
  const { points, series } = props;
  const [pointed, setPointed] = usePointed();
  const scale = scaleChart(props);
  const point = (event: PointerEvent<HTMLDivElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = Math.floor(((event.clientX - left) / width) * points.length);
    setPointed(Math.min(Math.max(at, 0), points.length - 1));
  };
  // A finger leaves when it is lifted, and the numbers are read afterwards.
  const leave = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") setPointed(undefined);
  };
  return (
    <div className="@container flex h-full flex-col gap-1 text-xs text-muted">
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(2.75rem,auto)_1fr] grid-rows-[1fr_1rem] gap-x-2 gap-y-1 pt-2">
        <Values scale={scale} />
        <div className="relative touch-pan-y" onPointerDown={point} onPointerMove={point} onPointerLeave={leave}>
          <Bars {...props} scale={scale} pointed={pointed} />
          {pointed !== undefined && <Pointed {...props} index={pointed} />}
        </div>
        <Times points={points} />
      </div>
      {series.length > 1 && <Legend series={series} />}
    </div>
  );
}

/** The next press forgets it, also one outside of the chart, where a finger has nothing to leave. */
function usePointed() {
  const [pointed, setPointed] = useState<number>();
  useEffect(() => {
    if (pointed === undefined) return undefined;
    const forget = (): void => setPointed(undefined);
    document.addEventListener("pointerdown", forget, { capture: true });
    return () => document.removeEventListener("pointerdown", forget, { capture: true });
  }, [pointed]);
  return [pointed, setPointed] as const;
}

function Bars({ scale, pointed, ...chart }: ChartProps & { scale: ChartScale; pointed: number | undefined }) {
  const { points, series } = chart;
  return (
    <svg viewBox={`0 0 ${points.length} 1`} preserveAspectRatio="none" className="absolute size-full">
      {pointed !== undefined && <rect x={pointed} width={1} height={1} className="fill-sunken" />}
      {scale.ticks.map((tick) => (
        <path
          key={tick}
          d={`M0 ${scale.heightOf(tick)}H${points.length}`}
          className="stroke-line"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {series.map(({ key, color }, index) => (
        <path key={key} d={drawBars(chart, scale, index)} fill={color} />
      ))}
    </svg>
  );
}

/** As wide as its longest number. */
function Values({ scale }: { scale: ChartScale }) {
  return (
    <div className="grid text-end">
      {scale.ticks.map((tick) => (
        <span
          key={tick}
          className="relative [grid-area:1/1] h-0 leading-0"
          style={{ top: `${100 * scale.heightOf(tick)}%` }}
        >
          {formatShort(tick)}
        </span>
      ))}
    </div>
  );
}

function Times({ points }: Pick<ChartProps, "points">) {
  const step = Math.ceil(points.length / TIMES_SHOWN);
  const first = Math.floor(step / 2);
  return (
    <div className="relative col-start-2 whitespace-nowrap">
      {points.map(({ at }, index) =>
        (index - first) % step === 0 ? (
          <span
            key={at}
            className={classes(
              "absolute flex w-0 justify-center",
              ((index - first) / step) % NARROW_STEP > 0 && "hidden @xl:flex",
            )}
            style={{ insetInlineStart: `${(100 * (index + 0.5)) / points.length}%` }}
          >
            {at}
          </span>
        ) : null,
      )}
    </div>
  );
}

function Pointed({ points, series, format = formatNumber, index }: ChartProps & { index: number }) {
  const { at, values } = points[index]!;
  const isLate = index >= points.length / 2;
  const beside = (isLate ? points.length - index : index + 1) / points.length;
  return (
    <div
      className={classes(
        "pointer-events-none absolute inset-x-0 top-0 z-10 flex",
        // Too little room beside the bar moves the box over it; too little in all, over the axis at the left.
        isLate ? "flex-row-reverse" : "justify-end",
      )}
    >
      <div style={{ flexBasis: `${100 * beside}%` }} />
      <div className="mx-2 shrink-0 rounded-lg border border-line bg-surface px-3 py-2 text-sm whitespace-nowrap text-ink">
        <p className="font-medium">{at}</p>
        <dl className="grid grid-cols-[auto_auto] gap-x-4">
          {series.map(({ key, name, color }) => (
            <div key={key} className="contents">
              <dt className="flex items-center gap-2">
                <Dot color={color} />
                {name}
              </dt>
              <dd className="text-end tabular-nums">{format(values[key] ?? 0)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="flex-1" />
    </div>
  );
}

function Legend({ series }: { series: readonly ChartSeries[] }) {
  return (
    <div className="flex flex-wrap justify-center gap-x-4 pt-1 text-sm">
      {series.map(({ key, name, color }) => (
        <span key={key} className="flex items-center gap-2">
          <Dot color={color} />
          {name}
        </span>
      ))}
    </div>
  );
}

function Dot({ color }: { color: string }) {
  return <span className="size-2.5 rounded-full" style={{ background: color }} />;
}
