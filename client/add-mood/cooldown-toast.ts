import { starNotices } from "#domain/languages/en/star-notices.ts";
import { destructive, type TranslatedToast } from "../ui/toast-queue.ts";

/** The cooldown began on another device while the dialog was open. */
export const cooldownToast =
  (minutes: number): TranslatedToast =>
  (t) =>
    destructive(t(starNotices.cooldown.title), t(starNotices.cooldown.minutes, { minutes }));
