import { type ReactNode, useRef } from "react";
import type { Filter } from "#domain/journal/filter.ts";
import { common } from "#domain/languages/en/common.ts";
import { journal } from "#domain/languages/en/journal.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { daysMeasured, type Measured } from "#domain/trackers/day-values.ts";
import { useTranslator } from "../../languages/language.ts";
import type { Waiting } from "../../stars/WaitingMark.tsx";
import { monthTitle } from "../day-text.ts";
import type { OpenedDay } from "../journal-url.ts";
import { JournalStar } from "./JournalStar.tsx";
import type { JournalRow, JournalRows, MonthOfRows } from "./journal-rows.ts";
import { KeepPlace } from "./KeepPlace.tsx";
import { piecesOf } from "./row-layout.ts";
import { useFeedFocus } from "./use-feed-focus.ts";
import { useListWindow } from "./use-list-window.ts";
import { useRowLayout } from "./use-row-layout.ts";

type Props = {
  rows: JournalRows;
  /** The filter that found the rows. */
  filter: Filter;
  words: readonly string[];
  tags: readonly Tag[];
  /** What the days measured. */
  measured: Measured;
  /** What waits, by the id of its star. */
  waiting: ReadonlyMap<string, Waiting>;
  /** The day to scroll to. */
  opened: OpenedDay | null;
  chosenTags: readonly string[];
  onTag: (tag: Tag) => void;
};

/** A feed (WAI-ARIA) of all stars, of which only those near the window are in the DOM. */
export function DayRows({ rows, filter, opened, waiting, measured, ...shared }: Props) {
  const t = useTranslator();
  const list = useRef<HTMLDivElement>(null);
  const layout = useRowLayout(list, rows, daysMeasured(measured));
  const stretch = useListWindow(list, filter);
  const { pinned, handlers } = useFeedFocus(list, rows, opened);
  const showRow = (at: number) => {
    const { star, beginsDay } = rows.rows[at] as JournalRow;
    const { entry } = star;
    return (
      <JournalStar
        key={entry.id}
        entry={entry}
        waiting={waiting.get(entry.id) ?? null}
        day={beginsDay ? star.day : null}
        position={at + 1}
        count={rows.rows.length}
        measured={measured}
        {...shared}
      />
    );
  };
  return (
    <KeepPlace list={list}>
      <div
        ref={list}
        role="feed"
        aria-label={t(journal.days.list)}
        className="[overflow-anchor:none]"
        {...handlers}
      >
        {piecesOf(layout, stretch, pinned).map((piece) =>
          "gap" in piece ? (
            <Gap key={`gap-${piece.before}`} height={piece.gap} />
          ) : (
            <Month
              key={`${piece.month.year}-${piece.month.month}`}
              month={piece.month}
              heading={layout.heading}
            >
              {piece.pieces.map((part) =>
                "gap" in part ? <Gap key={`gap-${part.before}`} height={part.gap} /> : showRow(part.row),
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
  const t = useTranslator();
  return (
    <div>
      <p
        aria-hidden="true"
        className="page-ground sticky top-[calc(2.5rem+env(safe-area-inset-top))] z-1 flex items-center gap-2 border-line border-b text-quiet text-small tabular-nums"
        style={{ height: heading }}
      >
        <span className="font-medium text-body text-ink">{monthTitle(t, month)}</span>
        {t(common.stars, { count: month.end - month.first })}
      </p>
      {children}
    </div>
  );
}
