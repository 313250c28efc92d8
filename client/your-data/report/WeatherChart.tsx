import type { Period, Report } from "#domain/formats/report.ts";
import { yourData } from "#domain/languages/en/your-data.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { useTranslator } from "../../languages/language.ts";
import { dateText, monthText } from "./report-text.ts";

/** Units of the drawing. */
const height = 100;
const barWidth = 10;
const gap = 4;

/** The weather of the report: how pleasant the days were. Shape alone tells it, because paper is often without colour. */
export function WeatherChart({ weather: { by, periods } }: { weather: Report["weather"] }) {
  const t = useTranslator();
  const width = Math.max(periods.length, 12) * (barWidth + gap) - gap;
  const name = (period: Period) =>
    by === "week"
      ? t(yourData.report.weather.weekOf, { date: dateText(t, period.start) })
      : monthText(t, period.start);
  return (
    <figure className="flex flex-col gap-2 break-inside-avoid">
      <figcaption>
        <h2 className="font-display text-lead">{t(yourData.report.weather.title)}</h2>
        <p className="max-w-prose text-pretty text-quiet text-small">
          {t(yourData.report.weather.about, { by })}
        </p>
      </figcaption>
      {/* Long words beside the chart would leave it half of a phone. */}
      <div className="flex flex-col text-small sm:grid sm:grid-cols-[auto_1fr] sm:gap-x-2">
        <div aria-hidden="true" className="flex flex-col justify-between text-quiet max-sm:contents">
          <span>{t(yourData.report.weather.pleasant)}</span>
          <span className="max-sm:order-1">{t(yourData.report.weather.unpleasant)}</span>
        </div>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="h-28 w-full text-edge"
        >
          {periods.map((period, at) => (
            <Bar key={period.start} period={period} x={at * (barWidth + gap)} />
          ))}
          <line
            {...{ x1: 0, x2: width, y1: height / 2, y2: height / 2 }}
            stroke="currentColor"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div
          aria-hidden="true"
          dir="ltr"
          className="col-start-2 flex justify-between gap-4 text-quiet max-sm:order-1 max-sm:mt-1"
        >
          <span>{periods[0] && name(periods[0])}</span>
          <span>{periods.length > 1 && name(periods[periods.length - 1] as Period)}</span>
        </div>
      </div>
      {/* The table is in a box, because a table itself would be as wide as its text. */}
      <div className="sr-only">
        <table>
          <caption>{t(yourData.report.weather.table, { by })}</caption>
          <tbody>
            {periods.map((period) => (
              <tr key={period.start}>
                <th scope="row">{name(period)}</th>
                <td>
                  {period.mean === null
                    ? t(yourData.report.weather.noEntry)
                    : t(yourData.report.weather.mean, { mean: meanText(t, period.mean), days: period.days })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

const meanText = ({ locale }: Translator, mean: number) =>
  mean.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function Bar({ period: { mean, days }, x }: { period: Period; x: number }) {
  if (mean === null) return null;
  const size = Math.max(1, (Math.abs(mean) * height) / 2);
  const isSure = days >= 3;
  return (
    <rect
      {...{ x, y: mean > 0 ? height / 2 - size : height / 2, width: barWidth, height: size }}
      fill={isSure ? "currentColor" : "none"}
      stroke="currentColor"
      vectorEffect="non-scaling-stroke"
    />
  );
}
