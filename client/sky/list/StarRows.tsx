import { type KeyboardEvent, type ReactNode, useMemo, useRef } from "react";
import type { MoodEntry } from "#domain/mood-entry.ts";
import type { SkyChoice } from "../use-choice.ts";
import { type Heights, layOut, type PlacedMonth, stretchesIn, topInMonth } from "./list-layout.ts";
import { monthsOf } from "./months.ts";
import { rowAfter } from "./row-keys.ts";
import { StarRow } from "./StarRow.tsx";
import { useActiveRow } from "./use-active-row.ts";
import { useSpan } from "./use-span.ts";

/** Rows that are drawn beyond either edge, so that scrolling shows no gap. */
const spare = 6;

/** The check box has its own way with Space. */
const isBox = (target: EventTarget) => target instanceof HTMLInputElement;

/** In rem, so that they grow with the person's type. */
const heights = { heading: 2.25, row: 4 };

function measureHeights(): Heights {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return { heading: heights.heading * rem, row: heights.row * rem };
}

type Props = {
  entries: readonly MoodEntry[];
  choice: SkyChoice;
  takesFocus: boolean;
  labelledBy: string;
};

/**
 * A grid of one row for each star, of which only those in sight are in the page. One of them is active: it takes
 * the focus, and stays in the page wherever the list is scrolled.
 */
export function StarRows({ entries, choice, takesFocus, labelledBy }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const layout = useMemo(() => layOut(monthsOf(entries), measureHeights()), [entries]);
  const span = useSpan(scroller, layout.row);
  const { selected } = choice;
  const { active, activate, moveTo } = useActiveRow({ scroller, layout, entries, selected, takesFocus });
  const several = useMemo(() => new Set(choice.several), [choice.several]);
  const entryAt = (row: number) => entries[entries.length - 1 - row] as MoodEntry;
  // What is selected already lets go, as a second tap on its star does.
  const pick = (id: string) => choice.select(id === selected ? null : id);

  const keyDown = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor(span.height / layout.row) - 2);
    const goal = rowAfter(event.key, active, entries.length, page);
    if (goal !== null) moveTo(goal);
    else if (event.key === "Enter") pick(entryAt(active).id);
    else if (event.key === " " && !isBox(event.target)) choice.add(entryAt(active).id);
    else return;
    event.preventDefault();
  };

  const showRow = (month: PlacedMonth, at: number) => {
    const entry = entryAt(at);
    return (
      <StarRow
        key={entry.id}
        entry={entry}
        position={at + 1}
        place={{ top: topInMonth(layout, month, at), height: layout.row }}
        isActive={at === active}
        isSelected={entry.id === selected}
        isChosen={several.has(entry.id)}
        onPick={() => pick(entry.id)}
        onToggle={() => choice.add(entry.id)}
        onFocus={() => activate(at)}
      />
    );
  };

  return (
    <div ref={scroller} className="min-h-0 grow overflow-y-auto overscroll-contain">
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot leave out rows and keep their places. */}
      <div
        role="grid"
        tabIndex={-1}
        aria-labelledby={labelledBy}
        aria-rowcount={entries.length}
        className="relative outline-none"
        style={{ height: layout.height }}
        onKeyDown={keyDown}
      >
        {stretchesIn(layout, span, spare, active).map(({ month, rows }) => (
          <MonthRows key={month.key} month={month} heading={layout.heading}>
            {rows.map((at) => showRow(month, at))}
          </MonthRows>
        ))}
      </div>
    </div>
  );
}

type MonthProps = { month: PlacedMonth; heading: number; children: ReactNode };

/** Its heading stays in sight while the month is. */
function MonthRows({ month: { title, count, top, height }, heading, children }: MonthProps) {
  const stars = `${count.toLocaleString()} ${count === 1 ? "star" : "stars"}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid.
    <div
      role="rowgroup"
      aria-label={`${title}, ${stars}`}
      className="absolute inset-x-0"
      style={{ top, height }}
    >
      <p
        aria-hidden="true"
        className="sticky top-0 z-1 flex items-center gap-1.5 border-line border-b bg-solid px-4 text-quiet text-small tabular-nums"
        style={{ height: heading }}
      >
        <span className="font-medium text-ink">{title}</span> · {count.toLocaleString()}
      </p>
      {children}
    </div>
  );
}
