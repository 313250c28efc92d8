import type { RhythmCell } from "#domain/insights/insights-data.ts";
import { weekdayNames } from "#domain/insights/sentences.ts";
import { CopyFigures } from "./CopyFigures.tsx";
import { type ChartTable, scoreText } from "./table-text.ts";

const title = "Weekdays and parts of the day";
const parts = ["Night", "Morning", "Afternoon", "Evening"] as const;
const hours = ["0–6", "6–12", "12–18", "18–24"] as const;

/** Weekday by part of the day. The figures are in the cells, so the table is its own chart. */
export function RhythmTable({ cells }: { cells: readonly RhythmCell[] }) {
  const widest = Math.max(0.5, ...cells.map(({ mean }) => Math.abs(mean ?? 0)));
  return (
    <div className="flex flex-col gap-1">
      <table className="-mx-1 w-[calc(100%+0.5rem)] table-fixed border-separate border-spacing-1 text-small tabular-nums">
        <caption className="px-1 pb-2 text-left">
          <span className="block font-medium text-body">{title}</span>
          <span className="block max-w-prose text-pretty text-quiet">
            Mean score from −1 (unpleasant) to 1 (pleasant), drawn toward the mean of all stars where there
            are few; below it, the number of stars.
          </span>
        </caption>
        <thead className="text-quiet">
          <tr>
            <td className="w-10 sm:w-28" />
            {parts.map((part, at) => (
              <th key={part} scope="col" className="pb-1 font-normal">
                <span className="block max-sm:sr-only">{part}</span>
                {hours[at]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdayNames.map((weekday, day) => (
            <tr key={weekday}>
              <th scope="row" className="text-left font-normal">
                <span aria-hidden="true" className="sm:hidden">
                  {weekday.slice(0, 3)}
                </span>
                <span className="max-sm:sr-only">{weekday}</span>
              </th>
              {parts.map((part, at) => (
                <Cell key={part} cell={cells[day * parts.length + at]} widest={widest} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <CopyFigures title={title} table={tableOf(cells)} />
    </div>
  );
}

/** A cell is a row, named by its weekday and its hours. */
const tableOf = (cells: readonly RhythmCell[]): ChartTable => ({
  columns: ["Weekday", "Hours", "Mean", "Stars"],
  rows: cells.map(({ weekday, part, mean, stars }) => [
    weekdayNames[weekday] ?? "",
    hours[part] ?? "",
    mean === null ? "" : scoreText(mean),
    String(stars),
  ]),
});

function Cell({ cell, widest }: { cell: RhythmCell | undefined; widest: number }) {
  if (!cell || cell.mean === null)
    return (
      <td className="rounded-control border border-line border-dashed text-center text-dim">
        <span aria-hidden="true">–</span>
        <span className="sr-only">no star</span>
      </td>
    );
  const share = Math.round((45 * Math.abs(cell.mean)) / widest);
  const tone = cell.mean >= 0 ? "var(--color-accent)" : "var(--color-edge)";
  return (
    <td
      className="rounded-control border border-line py-1 text-center"
      style={{ background: `color-mix(in oklab, ${tone} ${share}%, transparent)` }}
    >
      {scoreText(cell.mean)}
      <span className="block text-quiet">
        {cell.stars.toLocaleString("en")}
        <span className="max-sm:sr-only"> {cell.stars === 1 ? "star" : "stars"}</span>
      </span>
    </td>
  );
}
