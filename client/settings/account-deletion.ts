import { panels } from "#domain/languages/en/panels.ts";
import { destructive, type TranslatedToast } from "../ui/toast-queue.ts";

/** The operator deletes universes: no call is sent, and a toast names the contact. */
export function deleteForever(close: () => void, announce: (toast: TranslatedToast) => void) {
  try {
    close();
    announce((t) => destructive(t(panels.deletion.toast), t(panels.deletion.toastHint)));
  } catch {
    announce((t) => destructive(t(panels.deletion.error), t(panels.deletion.failed)));
  }
}
