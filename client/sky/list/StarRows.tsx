import { type KeyboardEvent, type ReactNode, useMemo, useRef } from "react";
import { sky } from "#domain/languages/en/sky.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../../languages/language.ts";
import type { Waiting } from "../../stars/WaitingMark.tsx";
import { useSelection, useSelectionActions } from "../selection/use-selection.ts";
import {
  computeLayout,
  type Heights,
  type PlacedMonth,
  targetRow,
  topInMonth,
  visibleMonths,
} from "./list-layout.ts";
import { monthsOf } from "./months.ts";
import { StarRow } from "./StarRow.tsx";
import { useActiveRow } from "./use-active-row.ts";
import { useScrollWindow } from "./use-scroll-window.ts";

/** Rows that are rendered beyond either edge, so that scrolling shows no gap. */
const overscan = 6;

/** The check box handles Space itself. */
const isBox = (target: EventTarget) => target instanceof HTMLInputElement;

const isNew = (waiting: ReadonlyMap<string, Waiting>, id: string) => waiting.get(id)?.what === "star";

/** Rem, so that heights follow the user's font size. */
const heights = { heading: 2.25, row: 4 };

function measureHeights(): Heights {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return { heading: heights.heading * rem, row: heights.row * rem };
}

type Props = {
  entries: readonly MoodEntry[];
  waiting: ReadonlyMap<string, Waiting>;
  onWaitingStar: (id: string) => void;
  autoFocus: boolean;
  labelledBy: string;
};

/**
 * A grid with one row for each star, of which only the visible rows are in the DOM. One row is active: it can take the
 * focus, and it stays in the DOM wherever the list is scrolled.
 */
export function StarRows({ entries, waiting, onWaitingStar, autoFocus, labelledBy }: Props) {
  const t = useTranslator();
  const scroller = useRef<HTMLDivElement>(null);
  const layout = useMemo(() => computeLayout(monthsOf(t, entries), measureHeights()), [t, entries]);
  const scrollWindow = useScrollWindow(scroller, layout.row);
  const { selected, several } = useSelection();
  const { select, toggle } = useSelectionActions();
  const list = useActiveRow({ scroller, layout, entries, selected, autoFocus });
  const { active, activate, moveTo, noteFocus } = list;
  const inSeveral = useMemo(() => new Set(several), [several]);
  const entryAt = (row: number) => entries[entries.length - 1 - row] as MoodEntry;
  /** Selecting a selected row clears the selection, like a second tap on its star. The sky has no star that waits. */
  const pick = (id: string) => (isNew(waiting, id) ? onWaitingStar(id) : select(id === selected ? null : id));
  const toggleInSeveral = (id: string) => isNew(waiting, id) || toggle(id);

  const keyDown = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor(scrollWindow.height / layout.row) - 2);
    const target = targetRow(event.key, active, entries.length, page);
    if (target !== null) moveTo(target);
    else if (event.key === "Enter") pick(entryAt(active).id);
    else if (event.key === " " && !isBox(event.target)) toggleInSeveral(entryAt(active).id);
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
        isInSeveral={inSeveral.has(entry.id)}
        waiting={waiting.get(entry.id) ?? null}
        onPick={() => pick(entry.id)}
        onToggle={() => toggle(entry.id)}
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
        onFocus={noteFocus}
        onBlur={noteFocus}
      >
        {visibleMonths(layout, scrollWindow, overscan, active).map(({ month, rows }) => (
          <MonthRows key={month.key} month={month} heading={layout.heading}>
            {rows.map((at) => showRow(month, at))}
          </MonthRows>
        ))}
      </div>
    </div>
  );
}

type MonthProps = { month: PlacedMonth; heading: number; children: ReactNode };

/** The heading stays visible while the month is. */
function MonthRows({ month: { title, count, top, height }, heading, children }: MonthProps) {
  const t = useTranslator();
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid.
    <div
      role="rowgroup"
      aria-label={t(sky.list.month, { month: title, count })}
      className="absolute inset-x-0"
      style={{ top, height }}
    >
      <p
        aria-hidden="true"
        className="sticky top-0 z-1 flex items-center gap-1.5 border-line border-b bg-solid px-4 text-quiet text-small tabular-nums"
        style={{ height: heading }}
      >
        <span className="font-medium text-ink">{title}</span> · {count.toLocaleString(t.locale)}
      </p>
      {children}
    </div>
  );
}
