import { dayQuarters } from "#domain/insights/day-quarters.ts";
import type { RhythmCell } from "#domain/insights/insights-data.ts";
import { insights } from "#domain/languages/en/insights.ts";
import { figures } from "#domain/languages/en/insights-figures.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { CopyFigures } from "../../charts/CopyFigures.tsx";
import { type ChartTable, scoreText } from "../../charts/table-text.ts";
import { useTranslator } from "../../languages/language.ts";
import { RichText } from "../../languages/RichText.tsx";
import { dayFormat } from "../../time/day-format.ts";
import { weekdaysFrom, weekStartOf } from "../../time/week-start.ts";

const parts = dayQuarters.map((quarter) => insights.rhythm.parts[quarter]);

const hoursOf = ({ locale }: Translator, part: number) =>
  new Intl.NumberFormat(locale).formatRange(6 * part, 6 * (part + 1));

/** `weekday` counts from Monday; day 4 was one. */
const weekdayName = ({ locale }: Translator, weekday: number, style: "long" | "short") =>
  dayFormat({ weekday: style }, locale).format(4 + weekday);

/** The weekdays of cells in the order of the reader's week, which counts from Sunday. */
const weekdaysIn = ({ locale }: Translator) => weekdaysFrom(weekStartOf(locale)).map((day) => (day + 6) % 7);

/** Weekday by part of the day. The figures are in the cells, so the table is its own chart. */
export function RhythmTable({ cells }: { cells: readonly RhythmCell[] }) {
  const t = useTranslator();
  const title = t(figures.rhythm.table);
  const widest = Math.max(0.5, ...cells.map(({ mean }) => Math.abs(mean ?? 0)));
  return (
    <div className="flex flex-col gap-1">
      <table className="-mx-1 w-[calc(100%+0.5rem)] table-fixed border-separate border-spacing-1 text-small tabular-nums">
        <caption className="px-1 pb-2 text-start">
          <span className="block font-medium text-body">{title}</span>
          <span className="block max-w-prose text-pretty text-quiet">{t(figures.rhythm.unit)}</span>
        </caption>
        <thead className="text-quiet">
          <tr>
            <td className="w-10 sm:w-28" />
            {parts.map((part, at) => (
              <th key={part.id} scope="col" className="pb-1 font-normal">
                <span className="block max-sm:sr-only">{t(part)}</span>
                {hoursOf(t, at)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdaysIn(t).map((weekday) => (
            <tr key={weekday}>
              <th scope="row" className="text-start font-normal">
                <span aria-hidden="true" className="sm:hidden">
                  {weekdayName(t, weekday, "short")}
                </span>
                <span className="max-sm:sr-only">{weekdayName(t, weekday, "long")}</span>
              </th>
              {parts.map((part, at) => (
                <Cell key={part.id} cell={cells[weekday * parts.length + at]} widest={widest} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <CopyFigures title={title} table={tableOf(t, cells)} />
    </div>
  );
}

const { columns } = figures.rhythm;

/** A cell is a row, named by its weekday and its hours. */
const tableOf = (t: Translator, cells: readonly RhythmCell[]): ChartTable => ({
  columns: [columns.weekday, columns.hours, columns.mean, columns.stars].map((column) => t(column)),
  rows: cells.map(({ weekday, part, mean, stars }) => [
    weekdayName(t, weekday, "long"),
    hoursOf(t, part),
    mean ?? "",
    { count: stars },
  ]),
});

function Cell({ cell, widest }: { cell: RhythmCell | undefined; widest: number }) {
  const t = useTranslator();
  if (!cell || cell.mean === null)
    return (
      <td className="rounded-control border border-line border-dashed text-center text-dim">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t(figures.rhythm.noStar)}</span>
      </td>
    );
  const share = Math.round((45 * Math.abs(cell.mean)) / widest);
  const tone = cell.mean >= 0 ? "var(--color-accent)" : "var(--color-edge)";
  return (
    <td
      className="rounded-control border border-line py-1 text-center"
      style={{ background: `color-mix(in oklab, ${tone} ${share}%, transparent)` }}
    >
      <span className="font-medium">{scoreText(t, cell.mean)}</span>
      <span className="block">
        <RichText
          text={figures.rhythm.stars}
          tags={{ unit: (content) => <span className="max-sm:sr-only">{content}</span> }}
          params={{ count: cell.stars }}
        />
      </span>
    </td>
  );
}
