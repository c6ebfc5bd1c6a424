import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";

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
  format?: (value: number) => string;
}

const AXIS = { stroke: "var(--muted)", fontSize: 12, tickLine: false, axisLine: false } as const;
const AXIS_WIDTH = 52;

export function ChartDrawing({ points, series, stacked = false, format = String }: ChartProps) {
  const data = points.map(({ at, values }) => ({ at, ...values }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={data} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="at" {...AXIS} minTickGap={24} />
        <YAxis {...AXIS} width={AXIS_WIDTH} tickFormatter={format} allowDecimals />
        <Tooltip
          formatter={(value) => format(Number(value))}
          cursor={{ fill: "var(--sunken)", stroke: "var(--line)" }}
          contentStyle={{
            background: "var(--surface)",
            border: "1px solid var(--line)",
            borderRadius: 8,
            color: "var(--ink)",
          }}
        />
        {series.length > 1 && <Legend iconType="circle" />}
        {series.map(({ key, name, color }) => (
          <Bar
            key={key}
            dataKey={key}
            name={name}
            fill={color}
            isAnimationActive={false}
            radius={stacked ? 0 : [3, 3, 0, 0]}
            maxBarSize={36}
            {...(stacked && { stackId: "all" })}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
