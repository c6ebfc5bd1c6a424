import { Trans } from "@lingui/react/macro";
import { ChartDrawing } from "./chart-drawing.tsx";
import type { ChartProps } from "./chart-scale.ts";
import { formatNumber } from "./dates.ts";

/** A chart over time, with the same numbers as a table for screen readers. */
export function Chart(props: ChartProps & { label: string }) {
  const { label, points, series, format = formatNumber } = props;
  return (
    <figure aria-label={label} className="relative">
      <div aria-hidden dir="ltr" className="h-56">
        <ChartDrawing {...props} />
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
