import type { CallError } from "../../call-errors.ts";
import { destructive } from "../../ui/toast-queue.ts";
import { showToast } from "../../ui/toasts.ts";

const shown = new Set<string>();

/** Shows the server's error sentence when a quota is reached, once per page load. Shows nothing for other refusals. */
export function showQuotaRefusal({ status, refusal: { error: sentence } }: CallError) {
  if (status !== 409 || sentence === null || shown.has(sentence)) return;
  shown.add(sentence);
  showToast(destructive("Not kept", sentence));
}
