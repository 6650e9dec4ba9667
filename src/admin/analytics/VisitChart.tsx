import { Area, AreaChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { formatNumber } from "../../client/format";
import { formatDate } from "../../client/formatDate";

export type ChartDay = { date: string; visits: number; visitors?: number };
export type ChartLine = { field: "visits" | "visitors"; name: string };
type VisitChartProps = { days: ChartDay[]; lines: ChartLine[]; language: string; animated: boolean };

const colors = { visits: "light-dark(#a4231c, #f08a4b)", visitors: "light-dark(#1f7a4d, #5cc48f)" } as const;
const ink = "light-dark(#6b5648, #b9a596)";
const rule = "light-dark(#efe3d2, #3a2e26)";
const paper = "light-dark(#fff, #2a211b)";

/** A curve of days; the table beside it says the same in words, so this is drawn for the eye alone. */
export function VisitChart({ days, lines, language, animated }: VisitChartProps) {
  const shortDay = (date: string) => formatDate(date, language, { day: "numeric", month: "short" });
  return (
    <ResponsiveContainer width="100%" height={280}>
      <AreaChart data={days} margin={{ top: 8, right: 12, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke={rule} />
        <XAxis
          dataKey="date"
          tickFormatter={shortDay}
          minTickGap={28}
          stroke={ink}
          tick={{ fill: ink, fontSize: 13 }}
        />
        <YAxis
          allowDecimals={false}
          width="auto"
          stroke={ink}
          tick={{ fill: ink, fontSize: 13 }}
          tickFormatter={(value: number) => formatNumber(value, language)}
        />
        <Tooltip
          labelFormatter={(date) => formatDate(String(date), language)}
          formatter={(value) => formatNumber(Number(value), language)}
          contentStyle={{ background: paper, borderColor: rule, borderRadius: 8 }}
        />
        {lines.length > 1 && <Legend itemSorter={null} />}
        {lines.map(({ field, name }) => (
          <Area
            key={field}
            dataKey={field}
            name={name}
            stroke={colors[field]}
            fill={colors[field]}
            fillOpacity={0.12}
            strokeWidth={2}
            isAnimationActive={animated}
          />
        ))}
      </AreaChart>
    </ResponsiveContainer>
  );
}
