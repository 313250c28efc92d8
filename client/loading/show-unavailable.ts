import { common } from "#domain/languages/en/common.ts";
import { destructive } from "../ui/toast-queue.ts";
import { showToast } from "../ui/toasts.ts";
import { isServerUpdated } from "./page-version.ts";

/** Says in a toast that code for what the person wants has not arrived, and why. */
export async function showUnavailable() {
  const reason = (await isServerUpdated()) ? common.notOpened.newVersion : common.notOpened.disconnected;
  showToast((t) => destructive(t(common.notOpened.title), t(reason)));
}
