import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { type Layout, scrollTo } from "./list-layout.ts";

type List = {
  scroller: RefObject<HTMLElement | null>;
  layout: Layout;
  entries: readonly MoodEntry[];
  selected: string | null;
  autoFocus: boolean;
};

/** The row that the keyboard acts on: the selected star's row, until the user moves to another one. */
export function useActiveRow({ scroller, layout, entries, selected, autoFocus }: List) {
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

  // The focused row may leave the DOM in the commit that changes the active row, and would lose the focus.
  const isMoving = useRef(false);
  const moveTo = (row: number) => {
    isMoving.current = row !== active;
    activate(row);
  };

  const selectedRow = rows.get(selected ?? "") ?? null;
  // Not when the list grows, which must not scroll it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new selection scrolls the list.
  useEffect(() => {
    if (selectedRow !== null) activate(selectedRow);
  }, [selected]);

  useLayoutEffect(() => {
    if (autoFocus) activeRow(scroller.current)?.focus({ preventScroll: true });
  }, [scroller, autoFocus]);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const row = activeRow(scroller.current, active);
    const hasFocus = isMoving.current || scroller.current?.contains(focused);
    if (hasFocus && !row?.contains(focused)) row?.focus({ preventScroll: true });
    isMoving.current = false;
  }, [scroller, active]);
  return { active, activate, moveTo };
}

const rowsById = (entries: readonly MoodEntry[]) =>
  new Map(entries.map(({ id }, at) => [id, entries.length - 1 - at]));

/** The row with this index, or else the row that the Tab key reaches, if it is in the DOM. */
const activeRow = (list: HTMLElement | null, row?: number) =>
  list?.querySelector<HTMLElement>(
    row === undefined ? '[role="row"][tabindex="0"]' : `[role="row"][aria-rowindex="${row + 1}"]`,
  );

function reveal(list: HTMLElement | null, layout: Layout, row: number) {
  if (!list) return;
  const top = scrollTo(layout, { top: list.scrollTop, height: list.clientHeight }, row);
  if (top !== list.scrollTop) list.scrollTop = top;
}
