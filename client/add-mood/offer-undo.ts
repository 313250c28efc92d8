import { starNotices } from "#domain/languages/en/star-notices.ts";
import type { TranslatedToast } from "../ui/toast-queue.ts";
import { dismissToast, shownToast, showToast } from "../ui/toasts.ts";

type Undo = () => Promise<void>;

const undoMs = 10_000;

let offered: { readonly toast: TranslatedToast; readonly undos: readonly Undo[] } | null = null;

/** Offers to undo a removal. Another removal while the offer is in view joins it, so that neither waits for the other. */
export function offerUndo(undo: Undo) {
  const isInView = offered !== null && shownToast()?.content === offered.toast;
  const undos = [...(isInView ? (offered?.undos ?? []) : []), undo];
  const run = () => void undoAll(undos);
  const toast: TranslatedToast = (t) => ({
    title: t(starNotices.toBin, { count: undos.length }),
    action: { label: t(starNotices.undo), run },
    durationMs: undoMs,
  });
  offered = { toast, undos };
  if (isInView) dismissToast();
  showToast(toast);
}

async function undoAll(undos: readonly Undo[]) {
  await Promise.all(undos.map((undo) => undo()));
  showToast((t) => ({ title: t(starNotices.back, { count: undos.length }) }));
}
