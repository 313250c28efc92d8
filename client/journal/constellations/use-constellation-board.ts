import { common } from "#domain/languages/en/common.ts";
import { journalMore } from "#domain/languages/en/journal-more.ts";
import type { Constellation } from "#domain/records/constellation/constellation.ts";
import { translator } from "../../languages/language.ts";
import { changeConstellation, removeConstellation } from "../../outbox/constellation-changes.ts";
import { showToast } from "../../ui/toasts.ts";
import { useRowFocus } from "../../ui/use-row-focus.ts";
import { useStatus } from "../../ui/use-status.ts";

const undoMs = 10_000;

export type ConstellationBoard = ReturnType<typeof useConstellationBoard>;

/** What a person can do with constellations, what screen readers hear of it, and where the focus goes. */
export function useConstellationBoard(userId: string) {
  const { container, focusRow, neighborOf } = useRowFocus("constellation");
  const [status, setStatus] = useStatus();
  const rename = (constellation: Constellation, name: string) => {
    if (name !== constellation.name) void changeConstellation(userId, constellation, { name });
    setStatus(translator()(journalMore.constellations.saved, { name }));
    focusRow(constellation.id);
  };
  const takeOut = (constellation: Constellation, starId: string) => {
    const undo = () => void changeConstellation(userId, constellation, {});
    const entryIds = constellation.entryIds.filter((id) => id !== starId);
    void changeConstellation(userId, constellation, { entryIds });
    setStatus(translator()(journalMore.constellations.starTakenOut, { name: constellation.name }));
    showToast((t) => ({
      title: t(journalMore.constellations.toast.takenOut),
      action: { label: t(common.undo), run: undo },
      durationMs: undoMs,
    }));
    focusRow(constellation.id);
  };
  const remove = (constellation: Constellation) => {
    const undo = () => void changeConstellation(userId, constellation, {});
    const { name } = constellation;
    const next = neighborOf(constellation.id);
    void removeConstellation(userId, constellation.id);
    setStatus(translator()(journalMore.constellations.removed, { name }));
    showToast((t) => ({
      title: t(journalMore.constellations.toast.removed, { name }),
      description: t(journalMore.constellations.toast.starsStay),
      // Two stars are the least that can be named.
      ...(constellation.entryIds.length > 1 && {
        action: { label: t(common.undo), run: undo },
      }),
      durationMs: undoMs,
    }));
    focusRow(next);
  };
  return { container, status, rename, takeOut, remove, focusRow };
}
