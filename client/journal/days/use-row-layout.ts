import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { hasNote } from "#domain/records/star/has-note.ts";
import type { JournalRow, JournalRows } from "./journal-rows.ts";
import { layOut, type RowLayout, withHeights } from "./row-layout.ts";

/** Rem, so that heights follow the person's font size. */
const headingRem = 3.25;
const rowRem = 5;
const dayRem = 3;
const lineRem = 1.5;
const tagsRem = 2.25;
const readingsRem = 2.25;
/** Average width of a character in a note. */
const characterRem = 0.5;

/** `measured` is the first layout with the heights of rows that were rendered since. */
type Measured = { readonly first: RowLayout; readonly measured: RowLayout };

/**
 * Rows that were rendered once have their real height, the others an estimate. They are measured when the browser has
 * laid them out anyway: measuring in between would make it do so twice.
 */
export function useRowLayout(
  list: RefObject<HTMLElement | null>,
  rows: JournalRows,
  daysMeasured: ReadonlySet<number>,
): RowLayout {
  const known = useRef(new Map<string, number>());
  const [width, setWidth] = useState(widthAtFirst);
  const first = useMemo(
    () => firstLayout(rows, width, daysMeasured, known.current),
    [rows, width, daysMeasured],
  );
  const [latest, setLatest] = useState<Measured | null>(null);
  const layout = latest?.first === first ? latest.measured : first;
  const shown = useRef({ rows, first, layout });
  useLayoutEffect(() => {
    shown.current = { rows, first, layout };
  });
  useLayoutEffect(() => {
    if (!list.current) return;
    const observer = new ResizeObserver(([change]) => {
      const { rows, first, layout } = shown.current;
      const changed = measure(change?.target, rows, layout, known.current);
      if (changed.size > 0) setLatest({ first, measured: withHeights(layout, changed) });
      setWidth((last) => {
        const next = change?.contentRect.width ?? 0;
        // Lines break elsewhere in another width.
        if (last !== next) known.current.clear();
        return next;
      });
    });
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [list]);
  return layout;
}

/** `Page` sets this width; where it is another one, the list is laid out a second time. */
const widthAtFirst = () => Math.min(innerWidth, 768) - 32;

/** `width` is that of the list; `known` has the heights of stars by their id. */
function firstLayout(
  rows: JournalRows,
  width: number,
  daysMeasured: ReadonlySet<number>,
  known: ReadonlyMap<string, number>,
): RowLayout {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const perLine = Math.min(70, Math.max(20, (width / rem - 2) / characterRem));
  return layOut(rows, headingRem * rem, (at) => {
    const row = rows.rows[at] as JournalRow;
    const readings = row.beginsDay && daysMeasured.has(row.star.day) ? readingsRem : 0;
    return known.get(row.star.entry.id) ?? (estimate(row, perLine) + readings) * rem;
  });
}

/**
 * Height of a row in rem. Ignores the line breaks of the note: finding them in all notes takes longer than the rest.
 */
function estimate({ star: { entry }, beginsDay }: JournalRow, perLine: number): number {
  const lines = hasNote(entry) ? Math.ceil((entry.note ?? " ").length / perLine) : 0;
  return rowRem + (beginsDay ? dayRem : 0) + lines * lineRem + (entry.tags.length > 0 ? tagsRem : 0);
}

/** The heights of rendered rows that differ from the layout, by their index; all are kept in `known`. */
function measure(
  list: Element | undefined,
  { rows }: JournalRows,
  { heights }: RowLayout,
  known: Map<string, number>,
): ReadonlyMap<number, number> {
  const changed = new Map<number, number>();
  for (const element of list?.querySelectorAll<HTMLElement>("[data-row]") ?? []) {
    const at = Number(element.ariaPosInSet) - 1;
    const id = element.dataset.row ?? "";
    // A later list is on its way if the row is another star's.
    if (rows[at]?.star.entry.id !== id) continue;
    const { height } = element.getBoundingClientRect();
    known.set(id, height);
    if (Math.abs((heights[at] ?? 0) - height) >= 0.5) changed.set(at, height);
  }
  return changed;
}
