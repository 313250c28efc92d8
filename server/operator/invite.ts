import { type NewInvitation, newInvitationSchema } from "#domain/admin/invitations.ts";
import { makeInvitation, type NotInvited } from "../accounts/admin/invitations.ts";
import { isOpenedByName } from "../users/ways-in.ts";
import type { Arguments } from "./arguments.ts";
import { type CommandContext, type CommandResult, done, refused } from "./command.ts";
import { findUniverse, notifyOfSeal } from "./find-universe.ts";
import { formatCount, formatMinute, quoted } from "./printing.ts";

const why: Record<NotInvited, string> = {
  "registration closed": "REGISTRATION is off: nobody could use the link.",
  "too many": "There are too many invitations: revoke takes one back.",
  "not found": "It was deleted at this moment.",
  protected: "It has its own way to sign in already.",
  closed: "It is closed.",
};

/** A number that is none stays a text, so that the schema refuses it. */
const numberIn = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : text);

function readAsked({ name, days, uses, label }: Arguments): NewInvitation | string {
  const asked = newInvitationSchema.safeParse({
    ...{ label: label ?? null, forUniverse: name || null },
    ...(days !== undefined && { days: numberIn(days) }),
    ...(uses !== undefined && { uses: numberIn(uses) }),
  });
  return asked.success ? asked.data : (asked.error.issues[0]?.message ?? "");
}

/** Makes a link for new people, or, with `--for`, for the person of a universe that its name alone opens, or whose passkeys or provider are lost. */
export async function invite(context: CommandContext, parsed: Arguments): Promise<CommandResult> {
  const found = parsed.name === "" ? null : await findUniverse(context.db, parsed.name);
  if (found && !found.ok) return found;
  const asked = readAsked({ ...parsed, name: found?.user.universeName ?? "" });
  if (typeof asked === "string") return refused(asked);
  const name = quoted(found?.user.universeName ?? "");
  if (found?.user.closedAt) return refused(`${name} is closed.`);
  const settings = { ...context, registration: context.registration };
  const made = await makeInvitation({ ...context, by: null, settings }, asked);
  if (!made.ok)
    return refused(made.why === "protected" ? `${name} has its own way to sign in already.` : why[made.why]);
  const until = `until ${formatMinute(new Date(made.invitation.endsAt))} UTC`;
  if (found) {
    const gets = isOpenedByName(found.user)
      ? "an e-mail address with a password, or a passkey"
      : "a new passkey";
    context.notify(
      `With this link ${name} gets ${gets}, once, ${until}. Whoever has it can take the universe over:`,
    );
    notifyOfSeal(context, found.user);
  } else
    context.notify(`With this link ${formatCount(asked.uses, "person", "people")} can register, ${until}:`);
  await context.print(`${made.url}\n`);
  return done;
}
