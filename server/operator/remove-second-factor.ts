import { writeLog } from "../accounts/admin/log.ts";
import { removeFactor } from "../accounts/second-factor-setup.ts";
import { lockUser } from "../users/queries.ts";
import { type CommandContext, type CommandResult, done, refused } from "./command.ts";
import { findUniverse, notifyOfSeal } from "./find-universe.ts";
import { quoted } from "./printing.ts";

/** Ends the second factor of a person who has lost their authenticator app and their recovery codes. */
export async function removeSecondFactor(
  context: CommandContext,
  nameOrEmail: string,
): Promise<CommandResult> {
  const found = await findUniverse(context.db, nameOrEmail);
  if (!found.ok) return found;
  const { id, universeName } = found.user;
  const name = quoted(universeName);
  context.notify(`${name} will ask for no code any more: make sure that its owner asks you for this.`);
  notifyOfSeal(context, found.user);
  const refusal = await context.refuseUnlessConfirmed("Type yes to go on: ", "yes");
  if (refusal) return refused(refusal);

  const isRemoved = await context.db.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, context.dialect, id);
    const at = new Date(context.now());
    if (!user || !(await removeFactor(transaction, user, at))) return false;
    await writeLog(transaction, { action: "remove-second-factor", by: null, for: id }, at);
    return true;
  });
  if (!isRemoved) return refused(`${name} has no second factor.`);
  await context.print(`${name} has no second factor any more; its owner gets a mail.\n`);
  return done;
}
