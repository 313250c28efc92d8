import { type ReactNode, useRef } from "react";
import type { Tag } from "#domain/tags.ts";
import { dayTitle, monthTitle, starCount } from "./day-text.ts";
import { JournalStar } from "./JournalStar.tsx";
import type { JournalRow, JournalRows, MonthOfRows } from "./journal-rows.ts";
import { KeepPlace } from "./KeepPlace.tsx";
import { piecesOf } from "./row-layout.ts";
import { useListWindow } from "./use-list-window.ts";
import { useRowLayout } from "./use-row-heights.ts";

type Props = { rows: JournalRows; words: readonly string[]; tags: readonly Tag[] };

/** A feed (WAI-ARIA) of all stars, of which only those near the window are in the DOM. */
export function DayRows({ rows, words, tags }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const layout = useRowLayout(list, rows);
  const { stretch } = useListWindow(list);
  const showRow = (at: number) => {
    const { star, beginsDay } = rows.rows[at] as JournalRow;
    return (
      <JournalStar
        key={star.entry.id}
        entry={star.entry}
        dayTitle={beginsDay ? dayTitle(star.day) : null}
        position={at + 1}
        count={rows.rows.length}
        words={words}
        tags={tags}
      />
    );
  };
  return (
    <KeepPlace list={list}>
      <div ref={list} role="feed" aria-label="Your stars by day" className="[overflow-anchor:none]">
        {piecesOf(layout, stretch, []).map((piece, at) =>
          "gap" in piece ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps are all alike.
            <Gap key={`gap-${at}`} height={piece.gap} />
          ) : (
            <Month
              key={`${piece.month.year}-${piece.month.month}`}
              month={piece.month}
              heading={layout.heading}
            >
              {piece.pieces.map((part, at) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: gaps are all alike.
                "gap" in part ? <Gap key={`gap-${at}`} height={part.gap} /> : showRow(part.row),
              )}
            </Month>
          ),
        )}
      </div>
    </KeepPlace>
  );
}

const Gap = ({ height }: { height: number }) => <div style={{ height }} />;

/** The heading stays in view while the month is. Screen readers hear the month from the headings of its days. */
function Month({ month, heading, children }: { month: MonthOfRows; heading: number; children: ReactNode }) {
  return (
    <div>
      <p
        aria-hidden="true"
        className="sticky top-0 z-1 -mx-4 flex items-center gap-2 border-line border-b bg-solid px-4 text-quiet text-small tabular-nums sm:mx-0 sm:rounded-control sm:border"
        style={{ height: heading }}
      >
        <span className="font-medium text-body text-ink">{monthTitle(month)}</span>
        {starCount(month.end - month.first)}
      </p>
      {children}
    </div>
  );
}
