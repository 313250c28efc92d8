import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { type Layout, scrollTo } from "./list-layout.ts";

type List = {
  scroller: RefObject<HTMLElement | null>;
  layout: Layout;
  entries: readonly MoodEntry[];
  selected: string | null;
  takesFocus: boolean;
};

/** The row where the keyboard is: the selected star's, until somebody moves on from there. */
export function useActiveRow({ scroller, layout, entries, selected, takesFocus }: List) {
  const [activeId, setActive] = useState(selected);
  const rows = useMemo(() => rowsById(entries), [entries]);
  const active = rows.get(activeId ?? "") ?? 0;
  const activate = useCallback(
    (row: number) => {
      setActive(entries[entries.length - 1 - row]?.id ?? null);
      reveal(scroller.current, layout, row);
    },
    [entries, layout, scroller],
  );

  // The row that had the focus may leave the page in the very commit that moves on, and the focus with it.
  const isMoving = useRef(false);
  const moveTo = (row: number) => {
    isMoving.current = row !== active;
    activate(row);
  };

  const selectedRow = rows.get(selected ?? "") ?? null;
  // Not when the list grows: it stays where somebody is reading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another selection moves the list.
  useEffect(() => {
    if (selectedRow !== null) activate(selectedRow);
  }, [selected]);

  useLayoutEffect(() => {
    if (takesFocus) activeRow(scroller.current)?.focus({ preventScroll: true });
  }, [scroller, takesFocus]);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const row = activeRow(scroller.current, active);
    const isInside = isMoving.current || scroller.current?.contains(focused);
    if (isInside && !row?.contains(focused)) row?.focus({ preventScroll: true });
    isMoving.current = false;
  }, [scroller, active]);
  return { active, activate, moveTo };
}

const rowsById = (entries: readonly MoodEntry[]) =>
  new Map(entries.map(({ id }, at) => [id, entries.length - 1 - at]));

/** Of the rows in the page, the one that the Tab key reaches. */
const activeRow = (list: HTMLElement | null, row?: number) =>
  list?.querySelector<HTMLElement>(
    row === undefined ? '[role="row"][tabindex="0"]' : `[role="row"][aria-rowindex="${row + 1}"]`,
  );

function reveal(list: HTMLElement | null, layout: Layout, row: number) {
  if (!list) return;
  const top = scrollTo(layout, { top: list.scrollTop, height: list.clientHeight }, row);
  if (top !== list.scrollTop) list.scrollTop = top;
}
