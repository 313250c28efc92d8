import type { RhythmCell } from "#domain/insights/insights-data.ts";
import { weekdayNames } from "#domain/insights/sentences.ts";
import { scoreText } from "./table-text.ts";

const parts = ["Night", "Morning", "Afternoon", "Evening"] as const;
const hours = ["0–6", "6–12", "12–18", "18–24"] as const;

/** Weekday by part of the day. The figures are in the cells, so the table is its own chart. */
export function RhythmTable({ cells }: { cells: readonly RhythmCell[] }) {
  const widest = Math.max(0.5, ...cells.map(({ mean }) => Math.abs(mean ?? 0)));
  return (
    <table className="w-full table-fixed border-separate border-spacing-1 text-small tabular-nums">
      <caption className="pb-2 text-left">
        <span className="block font-medium text-body">Weekdays and parts of the day</span>
        <span className="text-quiet">
          Mean score from −1 to 1, drawn toward the mean of all stars where there are few; below it, the
          number of stars.
        </span>
      </caption>
      <thead className="text-quiet">
        <tr>
          <td className="w-12 sm:w-28" />
          {parts.map((part, at) => (
            <th key={part} scope="col" className="font-normal">
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
              <abbr title={weekday} className="no-underline sm:hidden">
                {weekday.slice(0, 3)}
              </abbr>
              <span className="max-sm:hidden">{weekday}</span>
            </th>
            {parts.map((part, at) => (
              <Cell key={part} cell={cells[day * parts.length + at]} widest={widest} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ cell, widest }: { cell: RhythmCell | undefined; widest: number }) {
  if (!cell || cell.mean === null)
    return <td className="rounded-control border border-line border-dashed text-center text-dim">–</td>;
  const share = Math.round((35 * Math.abs(cell.mean)) / widest);
  const tone = cell.mean >= 0 ? "var(--color-accent)" : "var(--color-edge)";
  return (
    <td
      className="rounded-control border border-line py-1 text-center"
      style={{ background: `color-mix(in oklab, ${tone} ${share}%, transparent)` }}
    >
      {scoreText(cell.mean)}
      <span className="block text-quiet">{cell.stars.toLocaleString()}</span>
    </td>
  );
}
