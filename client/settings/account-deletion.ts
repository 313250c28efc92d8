import { panels } from "#domain/languages/en/panels.ts";
import { translator } from "../languages/language.ts";
import { destructive, type ToastContent } from "../ui/toast-queue.ts";

/** The operator deletes universes: no call is sent, and a toast names the contact. */
export function deleteForever(close: () => void, announce: (toast: ToastContent) => void) {
  const t = translator();
  try {
    close();
    announce(destructive(t(panels.deletion.toast), t(panels.deletion.toastHint)));
  } catch {
    announce(destructive(t(panels.deletion.error), t(panels.deletion.failed)));
  }
}
