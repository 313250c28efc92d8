import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { JournalRow, JournalRows } from "./journal-rows.ts";
import { layOut, type RowLayout } from "./row-layout.ts";

/** In rem, so that they follow the person's font size. */
const headingRem = 3.25;
const rowRem = 5;
const dayRem = 3;
const lineRem = 1.5;
const tagsRem = 2.25;
/** Of the text of a note, on average. */
const characterRem = 0.5;

/** Rows that were rendered once have their real height, the others an estimate. */
export function useRowLayout(list: RefObject<HTMLElement | null>, rows: JournalRows): RowLayout {
  const measured = useRef(new Map<string, number>());
  const [version, setVersion] = useState(0);
  const [width, setWidth] = useState(0);
  const layout = useMemo(() => {
    // A new version has new measurements.
    void version;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const heightOf = (at: number) => {
      const row = rows.rows[at] as JournalRow;
      return measured.current.get(row.star.entry.id) ?? estimate(row, width / rem) * rem;
    };
    return layOut(rows, headingRem * rem, heightOf);
  }, [rows, version, width]);
  const measure = useCallback(() => {
    let isNew = false;
    for (const row of list.current?.querySelectorAll<HTMLElement>("[data-row]") ?? []) {
      const id = row.dataset.row ?? "";
      const { height } = row.getBoundingClientRect();
      if (Math.abs((measured.current.get(id) ?? 0) - height) < 0.5) continue;
      measured.current.set(id, height);
      isNew = true;
    }
    if (isNew) setVersion((last) => last + 1);
  }, [list]);
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    if (!list.current) return;
    const observer = new ResizeObserver(([change]) => {
      const next = change?.contentRect.width ?? 0;
      setWidth((last) => {
        // Lines break elsewhere now.
        if (last !== next) measured.current.clear();
        return next;
      });
      measure();
    });
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [list, measure]);
  return layout;
}

/** In rem; `width` is that of the list in rem, 0 if it is unknown. */
function estimate({ star: { entry }, beginsDay }: JournalRow, width: number): number {
  const perLine = Math.min(70, Math.max(20, (width - 2) / characterRem));
  const paragraphs = entry.note?.split("\n") ?? [];
  const lines = paragraphs.reduce((sum, text) => sum + Math.max(1, Math.ceil(text.length / perLine)), 0);
  return rowRem + (beginsDay ? dayRem : 0) + lines * lineRem + (entry.tags.length > 0 ? tagsRem : 0);
}
