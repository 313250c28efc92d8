import { panels } from "#domain/languages/en/panels.ts";
import { destructive, type TranslatedToast } from "../ui/toast-queue.ts";

/** Sends no call, as specified: a toast names the contact, and leads to the page that deletes. */
export function deleteForever(
  close: () => void,
  announce: (toast: TranslatedToast) => void,
  openPage: () => void,
) {
  try {
    close();
    announce((t) => ({
      ...destructive(t(panels.deletion.toast), t(panels.deletion.toastHint)),
      action: { label: t(panels.deletion.openPage), run: openPage, leadsOn: true },
    }));
  } catch {
    announce((t) => destructive(t(panels.deletion.error), t(panels.deletion.failed)));
  }
}
