import { useState, type PointerEvent } from "react";
import { classes } from "../class-names.ts";
import { formatNumber } from "./dates.ts";
import { drawBars, scaleChart, type ChartProps, type ChartScale, type ChartSeries } from "./chart-scale.ts";

/** As many as fit on a wide chart; half of them fit on a narrow one. */
const TIMES_SHOWN = 8;

/** Bars over time with their axes. The one that is pointed at shows its numbers. */
export function ChartDrawing(props: ChartProps) {
  const { points, series } = props;
  const [pointed, setPointed] = useState<number>();
  const scale = scaleChart(props);
  const point = (event: PointerEvent<HTMLDivElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = Math.floor(((event.clientX - left) / width) * points.length);
    setPointed(Math.min(Math.max(at, 0), points.length - 1));
  };
  return (
    <div className="@container flex h-full flex-col gap-1 text-xs text-muted">
      <div className="flex min-h-0 flex-1 gap-2 pt-2">
        <Values scale={scale} />
        <div
          className="relative flex-1"
          onPointerDown={point}
          onPointerMove={point}
          onPointerLeave={() => setPointed(undefined)}
        >
          <Bars {...props} scale={scale} pointed={pointed} />
          {pointed !== undefined && <Pointed {...props} index={pointed} />}
        </div>
      </div>
      <Times points={points} />
      {series.length > 1 && <Legend series={series} />}
    </div>
  );
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

function Values({ scale }: { scale: ChartScale }) {
  return (
    <div className="relative w-11 shrink-0 text-end">
      {scale.ticks.map((tick) => (
        <span key={tick} className="absolute end-0 -translate-y-1/2" style={{ top: `${100 * scale.heightOf(tick)}%` }}>
          {formatNumber(tick)}
        </span>
      ))}
    </div>
  );
}

function Times({ points }: Pick<ChartProps, "points">) {
  const step = Math.ceil(points.length / TIMES_SHOWN);
  const first = Math.floor(step / 2);
  return (
    <div className="relative ms-13 h-4 shrink-0 whitespace-nowrap">
      {points.map(({ at }, index) =>
        (index - first) % step === 0 ? (
          <span
            key={at}
            className={classes("absolute -translate-x-1/2", ((index - first) / step) % 2 === 1 && "hidden @md:inline")}
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
  return (
    <div
      className={classes(
        "pointer-events-none absolute top-0 z-10 mx-2 rounded-lg border border-line bg-surface px-3 py-2 text-sm whitespace-nowrap text-ink",
        isLate && "-translate-x-[calc(100%+1rem)]",
      )}
      style={{ insetInlineStart: `${(100 * (index + (isLate ? 0 : 1))) / points.length}%` }}
    >
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
