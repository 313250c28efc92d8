import type { RefusalCode } from "#domain/refusals.ts";
import type { CallError } from "../call-errors.ts";
import { destructive } from "../ui/toast-queue.ts";
import { showToast } from "../ui/toasts.ts";

const quotaCodes: readonly (RefusalCode | null)[] = ["practice-quota-reached", "quiz-quota-reached"];
const shown = new Set<string>();

/** Shows the server's error sentence when a quota is reached, once per page load. Shows nothing for other refusals. */
export function showQuotaRefusal({ refusal: { error: sentence, code } }: CallError) {
  if (!quotaCodes.includes(code) || sentence === null || shown.has(sentence)) return;
  shown.add(sentence);
  showToast(destructive("Not kept", sentence));
}

/** Shows what was refused, with the server's sentence. */
export const showRefusal =
  (title: string, detail?: string) =>
  ({ refusal }: CallError) =>
    showToast({
      ...destructive(title, refusal.error ?? "Your universe did not accept it."),
      ...(detail !== undefined && { detail }),
    });
