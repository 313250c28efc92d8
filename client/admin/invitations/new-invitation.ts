/** The form of an invitation: its values, its body, and what is said when it is refused. */

import { invitationDefaults, newInvitationSchema } from "#domain/admin/invitations.ts";
import { adminCalls } from "#domain/calls/admin.ts";
import { admin } from "#domain/languages/en/admin.ts";
import { ruleIn } from "#domain/refusals.ts";
import { send } from "../../api.ts";
import { CallError } from "../../call-errors.ts";
import { failureText } from "../../doors/failure-text.ts";
import type { FormErrors } from "../../forms/form-errors.ts";
import { translator } from "../../languages/language.ts";

/** `whom` is "new" for new people, or "one" for the person of the universe `forUniverse`. */
export type InvitationDraft = {
  label: string;
  whom: string;
  forUniverse: string;
  days: string;
  uses: string;
};

export const emptyInvitation: InvitationDraft = {
  ...{ label: "", whom: "new", forUniverse: "" },
  ...{ days: String(invitationDefaults.days), uses: String(invitationDefaults.uses) },
};

/** What people choose most; the schema allows all in between. */
export const daysToChoose = [1, 3, 7, 14, 30, 90] as const;

/** A number that is not one is sent as it is, and refused at its field. */
const bodyOf = ({ label, whom, forUniverse, days, uses }: InvitationDraft) => ({
  label: label.trim() || null,
  days: Number(days),
  ...(whom === "one"
    ? { forUniverse: forUniverse.trim() }
    : { uses: uses.trim() === "" ? Number.NaN : Number(uses) }),
});

export function checkInvitation(draft: InvitationDraft): FormErrors | null {
  const t = translator();
  const issues = newInvitationSchema.safeParse(bodyOf(draft)).error?.issues ?? [];
  const fields = Object.fromEntries(
    issues.map(({ path, message }) => [String(path[0]), ruleIn(t, message)]).reverse(),
  );
  const lacksName = draft.whom === "one" && draft.forUniverse.trim() === "";
  if (lacksName) return { fields: { ...fields, forUniverse: t(admin.form.universeMissing) } };
  return issues.length > 0 ? { fields } : null;
}

export const makeInvitation = async (draft: InvitationDraft) =>
  (await send(adminCalls.createInvitation, { body: bodyOf(draft) })).data;

/** A new invitation with its link, which comes back this once. */
export type Made = Awaited<ReturnType<typeof makeInvitation>>;

export function explainInvitation(error: Error): FormErrors {
  const t = translator();
  const { fields = {}, code } = error instanceof CallError ? error.refusal : {};
  if (Object.keys(fields).length > 0) return { fields };
  const sentence = failureText(t, error, admin.form.failed);
  const isOfUniverse = code === "universe-not-found" || code === "universe-protected";
  return isOfUniverse ? { fields: { forUniverse: sentence } } : { notice: sentence };
}
