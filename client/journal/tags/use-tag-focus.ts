import { useEffect, useRef, useState } from "react";

const rowsIn = (container: HTMLElement | null) => [
  ...(container?.querySelectorAll<HTMLElement>("[data-tag]") ?? []),
];

/**
 * Moves the focus to the row of a tag (`data-tag` has its id) as soon as it is on the page, because a change moves rows
 * from list to list. Where there is no such row, `data-tag-fallback` takes the focus.
 */
export function useTagFocus() {
  const container = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ readonly id: string | null } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const row = rowsIn(container.current).find(({ dataset }) => dataset.tag === wanted.id);
    const target = row ?? container.current?.querySelector<HTMLElement>("[data-tag-fallback]");
    target?.focus();
  }, [wanted]);
  /** The id of the next row, or of the one before the last; null for the only one. */
  const neighborOf = (id: string): string | null => {
    const ids = rowsIn(container.current).map(({ dataset }) => dataset.tag ?? null);
    const at = ids.indexOf(id);
    return at < 0 ? null : (ids[at + 1] ?? ids[at - 1] ?? null);
  };
  return { container, neighborOf, focusTag: (id: string | null) => setWanted({ id }) };
}
