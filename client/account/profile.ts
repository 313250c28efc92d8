/** The profile form: its values, the changes to send, and the toast after saving. */

import type { User } from "#domain/accounts/user.ts";
import { universeCalls } from "#domain/calls/universe.ts";
import { account } from "#domain/languages/en/account.ts";
import { sessionCalls } from "#domain/session-calls.ts";
import { send } from "../api.ts";
import { explainRefusal } from "../forms/form-errors.ts";
import { translator } from "../languages/language.ts";
import type { TranslatedToast } from "../ui/toast-queue.ts";

export type ProfileDraft = { universeName: string; userName: string; email: string; demographics: string };

export const profileOf = ({ universeName, userName, email, demographics }: User): ProfileDraft => ({
  universeName,
  userName,
  email: email ?? "",
  demographics: demographics ?? "",
});

/** The server keeps the fields that are left out. */
export function changesOf(draft: ProfileDraft, user: User): Partial<ProfileDraft> {
  const saved = profileOf(user);
  const fields = Object.keys(saved) as (keyof ProfileDraft)[];
  return Object.fromEntries(
    fields.filter((field) => draft[field] !== saved[field]).map((field) => [field, draft[field]]),
  );
}

/**
 * Saves the changes. Returns the address that the server now holds as pending, or null: it stores a change of case
 * at once and sends no link for it, so this cannot be derived from the form.
 */
export async function saveProfile(userId: string, changes: Partial<ProfileDraft>): Promise<string | null> {
  const params = { id: userId };
  await send(sessionCalls.updateProfile, { params, body: changes });
  if (changes.email === undefined) return null;
  // The profile is saved: a failure of this second call must not be shown as a failed update.
  const signIn = await send(universeCalls.getSignIn, { params }).catch(() => null);
  return signIn?.data.pendingEmail ?? null;
}

/** Whether a new address is free is disclosed only to its owner, by mail. */
export const updatedToast =
  (pendingEmail: string | null): TranslatedToast =>
  (t) => ({
    title: t(account.settings.saved),
    description: pendingEmail
      ? t(account.settings.followLink, { email: pendingEmail })
      : t(account.settings.savedHint),
  });

export function explainUpdate(error: Error) {
  const t = translator();
  return explainRefusal(error, t(account.settings.failed), t(account.settings.failedReason));
}
