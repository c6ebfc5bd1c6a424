import { Trans } from "@lingui/react/macro";
import { lazy, Suspense, useDeferredValue } from "react";
import type { ChartProps } from "./chart-drawing.tsx";
import { Skeleton } from "../states.tsx";

/** The page around a chart is of use without it. */
const Drawing = lazy(() =>
  import("./chart-drawing.tsx").then(
    ({ ChartDrawing }) => ({ default: ChartDrawing }),
    () => ({ default: NoDrawing }),
  ),
);

function NoDrawing() {
  return (
    <p className="p-4 text-muted">
      <Trans>The chart can't be loaded. Reload the page.</Trans>
    </p>
  );
}

/** A chart over time, with the same numbers as a table for screen readers. Its code is loaded when it is shown. */
export function Chart(props: ChartProps & { label: string }) {
  const { label, points, series, format = String } = props;
  // The page is shown first: to draw a chart takes longer than all else on it.
  const drawn = useDeferredValue<ChartProps | null>(props, null);
  return (
    <figure aria-label={label} className="relative">
      <div aria-hidden dir="ltr" className="h-56">
        <Suspense fallback={<Skeleton rows={5} />}>{drawn ? <Drawing {...drawn} /> : <Skeleton rows={5} />}</Suspense>
      </div>
      {/* A table does not shrink to the pixel that hides it; the box around it does. */}
      <div className="sr-only">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th>
                <Trans>Time</Trans>
              </th>
              {series.map(({ key, name }) => (
                <th key={key}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.at}>
                <th>{point.at}</th>
                {series.map(({ key }) => (
                  <td key={key}>{format(point.values[key] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
