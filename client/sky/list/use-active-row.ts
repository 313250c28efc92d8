import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { type Layout, scrollTo } from "./list-layout.ts";

type List = {
  scroller: RefObject<HTMLElement | null>;
  layout: Layout;
  entries: readonly MoodEntry[];
  selected: string | null;
  autoFocus: boolean;
};

/**
 * The row that the keyboard acts on: the selected star's row, until the user moves to another one. It follows its star,
 * and goes to the next star when its own is removed.
 */
export function useActiveRow({ scroller, layout, entries, selected, autoFocus }: List) {
  const rows = useMemo(() => rowsById(entries), [entries]);
  const { active, activeId, setActive } = useRowOfStar(selected, entries, rows);
  const activate = useCallback(
    (row: number) => {
      setActive(row);
      reveal(scroller.current, layout, row);
    },
    [setActive, layout, scroller],
  );

  // The focused row may leave the DOM in the commit that changes the active row, and would lose the focus.
  const isMoving = useRef(false);
  const moveTo = (row: number) => {
    isMoving.current = row !== active;
    activate(row);
  };

  const selectedRow = rows.get(selected ?? "") ?? null;
  // A list that grows keeps its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new selection scrolls the list.
  useEffect(() => {
    if (selectedRow !== null) activate(selectedRow);
  }, [selected]);

  useLayoutEffect(() => {
    if (autoFocus) activeRow(scroller.current)?.focus({ preventScroll: true });
  }, [scroller, autoFocus]);
  const { hadFocus, noteFocus } = useHadFocus(scroller);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another star in the same row is another element.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const row = activeRow(scroller.current, active);
    const hasFocus = isMoving.current || hadFocus.current;
    if (hasFocus && !row?.contains(focused)) row?.focus({ preventScroll: true });
    isMoving.current = false;
  }, [scroller, active, activeId]);
  return { active, activate, moveTo, noteFocus };
}

/** The row of one star, whatever other stars come and go; the first row while no star is chosen. */
function useRowOfStar(
  selected: string | null,
  entries: readonly MoodEntry[],
  rows: ReadonlyMap<string, number>,
) {
  const [star, setStar] = useState({ id: selected, row: 0 });
  const starAt = useCallback(
    (row: number) => ({ id: entries[entries.length - 1 - row]?.id ?? null, row }),
    [entries],
  );
  const setActive = useCallback((row: number) => setStar(starAt(row)), [starAt]);
  if (star.id === null) return { active: 0, activeId: null, setActive };
  // Where a star is gone, the row shows the next one.
  const active = rows.get(star.id) ?? Math.min(star.row, entries.length - 1);
  const present = starAt(active);
  if (present.id !== star.id || active !== star.row) setStar(present);
  return { active, activeId: present.id, setActive };
}

/** Whether the focus is in the list, or was until React removed the element that had it, which causes no event. */
function useHadFocus(scroller: RefObject<HTMLElement | null>) {
  const hadFocus = useRef(false);
  const noteFocus = useCallback(() => {
    hadFocus.current = scroller.current?.contains(document.activeElement) ?? false;
  }, [scroller]);
  return { hadFocus, noteFocus };
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
