import { waiting } from "#domain/languages/en/waiting.ts";
import type { Text } from "#domain/languages/text.ts";
import type { RefusalCode } from "#domain/refusals.ts";
import type { CallError } from "../call-errors.ts";
import { translator } from "../languages/language.ts";
import { destructive } from "../ui/toast-queue.ts";
import { showToast } from "../ui/toasts.ts";

const quotaCodes: readonly (RefusalCode | null)[] = ["practice-quota-reached", "quiz-quota-reached"];
const shown = new Set<string>();

/** Shows the server's error sentence when a quota is reached, once per page load. Shows nothing for other refusals. */
export function showQuotaRefusal({ refusal: { error: sentence, code } }: CallError) {
  if (!quotaCodes.includes(code) || sentence === null || shown.has(sentence)) return;
  shown.add(sentence);
  showToast(destructive(translator()(waiting.refused.quota), sentence));
}

/** Shows what was refused, with the server's sentence. */
export const showRefusal =
  (title: Text, detail?: Text) =>
  ({ refusal }: CallError) =>
    showToast({
      ...destructive(translator()(title), refusal.error ?? translator()(waiting.refused.noReason)),
      ...(detail !== undefined && { detail: translator()(detail) }),
    });
