import { useState } from "react";
import type { Constellation } from "#domain/constellations.ts";
import { changeConstellation, removeConstellation } from "../../outbox/constellation-changes.ts";
import { quoted } from "../../ui/quoted.ts";
import { showToast } from "../../ui/toasts.ts";
import { useRowFocus } from "../use-row-focus.ts";

const undoMs = 10_000;

export type ConstellationBoard = ReturnType<typeof useConstellationBoard>;

/** What a person can do with constellations, what screen readers hear of it, and where the focus goes. */
export function useConstellationBoard(userId: string) {
  const { container, focusRow, neighborOf } = useRowFocus("constellation");
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
