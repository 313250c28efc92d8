import { addMood } from "#domain/languages/en/add-mood.ts";
import { translator } from "../languages/language.ts";
import type { ToastAction } from "../ui/toast-queue.ts";
import { dismissToast, shownToast, showToast } from "../ui/toasts.ts";

type Undo = () => Promise<void>;

const undoMs = 10_000;

let offered: { readonly action: ToastAction; readonly undos: readonly Undo[] } | null = null;

/** Offers to undo a removal. Another removal while the offer is in view joins it, so that neither waits for the other. */
export function offerUndo(undo: Undo) {
  const isInView = offered !== null && shownToast()?.action === offered.action;
  const undos = [...(isInView ? (offered?.undos ?? []) : []), undo];
  const action = { label: translator()(addMood.undo), run: () => void undoAll(undos) };
  offered = { action, undos };
  if (isInView) dismissToast();
  const title = translator()(addMood.toBin, { count: undos.length });
  showToast({ title, action, durationMs: undoMs });
}

async function undoAll(undos: readonly Undo[]) {
  await Promise.all(undos.map((undo) => undo()));
  showToast({ title: translator()(addMood.back, { count: undos.length }) });
}
