import { figures } from "#domain/languages/en/insights-figures.ts";
import { ChartFigure } from "../../charts/ChartFigure.tsx";
import { BottomAxis } from "../../charts/chart-axis.tsx";
import { barsOf } from "../../charts/scales.ts";
import { useWidth } from "../../charts/use-width.ts";
import { useTranslator } from "../../languages/language.ts";
import { dayFormat } from "../../time/day-format.ts";

const height = 140;
const bottom = 24;
const top = 18;
const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** Draws how many stars are written at each hour. */
export function HourChart({ hours }: { hours: readonly number[] }) {
  const t = useTranslator();
  const hourName = (hour: number) => dayFormat(clock, t.locale).format(hour / 24);
  const [ref, width] = useWidth<HTMLDivElement>();
  const sides = [12, Math.max(13, width - 12)] as const;
  const bars = barsOf(hours.length, sides, 0.25);
  const middle = (hour: number) => bars.left(hour) + bars.width / 2;
  const most = Math.max(1, ...hours);
  const y = (count: number) => (count / most) * (height - bottom - top);
  return (
    <ChartFigure
      heading="h4"
      title={t(figures.hours.title)}
      unit={t(figures.hours.unit)}
      table={{
        columns: [t(figures.hours.columns.hour), t(figures.hours.columns.stars)],
        rows: hours.map((count, hour) => [hourName(hour), { count }]),
      }}
    >
      <div ref={ref} dir="ltr">
        <svg width={width} height={height} aria-hidden="true" className="block">
          {width > 0 &&
            hours.map((count, hour) => (
              <g key={hourName(hour)}>
                <rect
                  x={bars.left(hour)}
                  y={height - bottom - y(count)}
                  width={bars.width}
                  height={y(count)}
                  rx={2}
                  fill="var(--color-accent)"
                />
                {/* The height of one bar gives that of the others. */}
                {hours.indexOf(most) === hour && (
                  <text
                    x={middle(hour)}
                    y={top - 5}
                    textAnchor={hour < 2 ? "start" : hour > 21 ? "end" : "middle"}
                    className="fill-quiet text-small tabular-nums"
                  >
                    {count.toLocaleString(t.locale)}
                  </text>
                )}
              </g>
            ))}
          {width > 0 && (
            <BottomAxis
              top={height - bottom}
              line={sides}
              ticks={[0, 6, 12, 18].map((hour) => ({ x: middle(hour), label: hourName(hour) }))}
            />
          )}
        </svg>
      </div>
    </ChartFigure>
  );
}
