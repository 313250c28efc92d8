import { type KeyboardEvent, useMemo, useRef } from "react";
import type { MoodEntry } from "#domain/mood-entry.ts";
import type { SkyChoice } from "../use-choice.ts";
import { type Heights, layOut, type Stretch, stretchesIn, topInMonth } from "./list-layout.ts";
import { monthsOf } from "./months.ts";
import { rowAfter } from "./row-keys.ts";
import { StarRow } from "./StarRow.tsx";
import { useActiveRow } from "./use-active-row.ts";
import { useSpan } from "./use-span.ts";

/** Rows that are drawn beyond either edge, so that scrolling shows no gap. */
const spare = 6;

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
  const { active, activate } = useActiveRow({ scroller, layout, entries, choice, takesFocus });
  const several = useMemo(() => new Set(choice.several), [choice.several]);
  const entryAt = (row: number) => entries[entries.length - 1 - row] as MoodEntry;

  const keyDown = (event: KeyboardEvent) => {
    const onBox = event.target instanceof HTMLInputElement;
    const goal = rowAfter(
      event.key,
      active,
      entries.length,
      Math.max(1, Math.floor(span.height / layout.row) - 2),
    );
    if (goal !== null) activate(goal);
    else if (event.key === "Enter") pick(choice, entryAt(active).id);
    else if (event.key === " " && !onBox) choice.add(entryAt(active).id);
    else return;
    event.preventDefault();
  };

  const row = (at: number, { month }: Stretch) => {
    const entry = entryAt(at);
    return (
      <StarRow
        key={entry.id}
        entry={entry}
        position={at + 1}
        top={topInMonth(layout, month, at)}
        height={layout.row}
        isActive={at === active}
        isSelected={entry.id === choice.selected}
        isChosen={several.has(entry.id)}
        onPick={() => pick(choice, entry.id)}
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
        {withRow(stretchesIn(layout, span, spare), layout.months, active).map((stretch) => (
          <MonthRows key={stretch.month.key} stretch={stretch} heading={layout.heading} row={row} />
        ))}
      </div>
    </div>
  );
}
