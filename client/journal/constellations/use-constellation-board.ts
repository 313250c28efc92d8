import { useEffect, useRef, useState } from "react";
import type { Constellation } from "#domain/constellations.ts";
import { changeConstellation, removeConstellation } from "../../outbox/constellation-changes.ts";
import { quoted } from "../../ui/quoted.ts";
import { showToast } from "../../ui/toasts.ts";

const undoMs = 10_000;

export type ConstellationBoard = ReturnType<typeof useConstellationBoard>;

/** What a person can do with constellations, what screen readers hear of it, and where the focus goes. */
export function useConstellationBoard(userId: string) {
  const { container, focusRow, neighborOf } = useRowFocus();
  const [status, setStatus] = useState("");
  const rename = (constellation: Constellation, name: string) => {
    if (name !== constellation.name) void changeConstellation(userId, constellation, { name });
    setStatus(`${quoted(name)} saved.`);
    focusRow(constellation.id);
  };
  const takeOut = (constellation: Constellation, starId: string) => {
    const entryIds = constellation.entryIds.filter((id) => id !== starId);
    void changeConstellation(userId, constellation, { entryIds });
    setStatus(`Taken out of ${quoted(constellation.name)}.`);
    showToast({
      title: "Star taken out",
      action: {
        label: "Undo",
        run: () => void changeConstellation(userId, constellation, {}),
      },
      durationMs: undoMs,
    });
    focusRow(constellation.id);
  };
  const remove = (constellation: Constellation) => {
    const next = neighborOf(constellation.id);
    void removeConstellation(userId, constellation.id);
    setStatus(`${quoted(constellation.name)} removed.`);
    showToast({
      title: `${quoted(constellation.name)} removed`,
      description: "Its stars stay in your sky.",
      // Two stars are the least that can be named.
      ...(constellation.entryIds.length > 1 && {
        action: { label: "Undo", run: () => void changeConstellation(userId, constellation, {}) },
      }),
      durationMs: undoMs,
    });
    focusRow(next);
  };
  return { container, status, rename, takeOut, remove, focusRow };
}

const rowsIn = (container: HTMLElement | null) => [
  ...(container?.querySelectorAll<HTMLElement>("[data-constellation]") ?? []),
];

/** Moves the focus to the row of a constellation, or to what stands in the place of all rows. */
function useRowFocus() {
  const container = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ readonly id: string | null } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const row = rowsIn(container.current).find(({ dataset }) => dataset.constellation === wanted.id);
    const target = row ?? container.current?.querySelector<HTMLElement>("[data-constellation-fallback]");
    target?.focus();
  }, [wanted]);
  /** The id of the next row, or of the one before the last; null for the only one. */
  const neighborOf = (id: string): string | null => {
    const ids = rowsIn(container.current).map(({ dataset }) => dataset.constellation ?? null);
    const at = ids.indexOf(id);
    return at < 0 ? null : (ids[at + 1] ?? ids[at - 1] ?? null);
  };
  return { container, neighborOf, focusRow: (id: string | null) => setWanted({ id }) };
}
