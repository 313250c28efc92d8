/** The profile: what a person may change, what of it has changed, and what is said about it afterwards. */

import type { Profile } from "#domain/account-settings.ts";
import type { User } from "#domain/accounts.ts";
import { explainRefusal } from "../trouble.ts";
import type { ToastContent } from "../ui/toast-queue.ts";

export type ProfileDraft = { universeName: string; userName: string; email: string; demographics: string };

export const profileOf = ({ universeName, userName, email, demographics }: User): ProfileDraft => ({
  universeName,
  userName,
  email: email ?? "",
  demographics: demographics ?? "",
});

/** What is left out stays as it is. */
export function changesOf(draft: ProfileDraft, user: User): Partial<ProfileDraft> {
  const before = profileOf(user);
  const fields = Object.keys(before) as (keyof ProfileDraft)[];
  return Object.fromEntries(
    fields.filter((field) => draft[field] !== before[field]).map((field) => [field, draft[field]]),
  );
}

/** A new address waits; whether it is free is told to its owner alone. */
export function updatedToast(sent: Profile): ToastContent {
  const waits = `Follow the link that we sent to ${sent.email}. Until then your present address stays.`;
  return { title: "Profile Updated", description: sent.email ? waits : "Your changes are saved." };
}

export const explainUpdate = (error: Error) =>
  explainRefusal(error, "Update Failed", "Failed to update profile information.");
