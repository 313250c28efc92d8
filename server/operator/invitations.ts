/** The invitations that can be used, and their end. */

import { listInvitations, revokeInvitation } from "../accounts/admin/invitations.ts";
import { type CommandContext, type CommandResult, done, refused } from "./command.ts";
import { formatMinute, makeColumns, printable, quoted } from "./printing.ts";

const head = ["id", "label", "for", "used", "until"];

export async function invitations({ db, now, print }: CommandContext): Promise<CommandResult> {
  const listed = await listInvitations(db, new Date(now()));
  if (listed.length === 0) await print("There are no invitations.\n");
  else
    await print(
      makeColumns()([
        head,
        ...listed.map(({ id, label, forUniverse, used, uses, endsAt }) => [
          ...[id, printable(label ?? "–"), forUniverse === null ? "new people" : printable(forUniverse)],
          ...[`${used} of ${uses}`, formatMinute(new Date(endsAt))],
        ]),
      ]),
    );
  return done;
}

export async function revoke(context: CommandContext, id: string): Promise<CommandResult> {
  const isRevoked = await revokeInvitation({ ...context, by: null }, id);
  if (!isRevoked) return refused(`There is no invitation ${quoted(id)}: invitations lists their ids.`);
  await context.print("Its link works no more.\n");
  return done;
}
