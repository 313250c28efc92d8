import { waiting } from "#domain/languages/en/waiting.ts";
import type { Text } from "#domain/languages/text.ts";
import type { RefusalCode } from "#domain/refusals.ts";
import type { CallError } from "../call-errors.ts";
import { destructive } from "../ui/toast-queue.ts";
import { showToast } from "../ui/toasts.ts";

const quotaCodes: readonly (RefusalCode | null)[] = ["practice-quota-reached", "quiz-quota-reached"];
const shown = new Set<RefusalCode | null>();

/** Shows the server's error sentence when a quota is reached, once per page load. Shows nothing for other refusals. */
export function showQuotaRefusal(error: CallError) {
  const { code } = error.refusal;
  if (!quotaCodes.includes(code) || shown.has(code)) return;
  shown.add(code);
  showRefusal(waiting.refused.quota)(error);
}

/** Shows what was refused, with the server's sentence. */
export const showRefusal = (title: Text, detail?: Text) => (error: CallError) =>
  showToast((t) => ({
    ...destructive(t(title), error.refusal.error ?? t(waiting.refused.noReason)),
    ...(detail !== undefined && { detail: t(detail) }),
  }));
