import { noFailedAttempts } from "#domain/accounts/lockout.ts";
import { writeLog } from "../accounts/admin/log.ts";
import { hasPassword, storePassword } from "../accounts/password-change.ts";
import { hashPassword } from "../accounts/passwords.ts";
import { attemptColumns } from "../accounts/sign-in-attempts.ts";
import { readWaysIn, signInMethods } from "../users/ways-in.ts";
import { type CommandContext, type CommandResult, done, refused } from "./command.ts";
import { findUniverse, notifyOfSeal } from "./find-universe.ts";
import { newPassword } from "./new-password.ts";
import { quoted } from "./printing.ts";

const otherWays = {
  name: "its name alone opens it",
  provider: "it opens through the sign-in provider",
  passkey: "it opens with a passkey",
  password: "it lacks its salt or its address",
} as const;

export async function resetPassword(context: CommandContext, nameOrEmail: string): Promise<CommandResult> {
  const found = await findUniverse(context.db, nameOrEmail);
  if (!found.ok) return found;
  const { user } = found;
  const name = quoted(user.universeName);
  if (!hasPassword(user)) {
    const [way] = signInMethods(await readWaysIn(context.db, user));
    return refused(`${name} has no password: ${way ? otherWays[way] : "nothing opens it"}.`);
  }

  context.notify(`${name} gets a new password; the old one and every open session end.`);
  notifyOfSeal(context, user);
  const refusal = await context.refuseUnlessConfirmed("Type yes to go on: ", "yes");
  if (refusal) return refused(refusal);

  const password = newPassword();
  const stored = await storePassword({ ...context, hashPassword }, user, password, {
    columns: attemptColumns(noFailedAttempts),
    andThen: (transaction, at) =>
      writeLog(transaction, { action: "reset-password", by: null, for: user.id }, at),
  });
  if (!stored) return refused("Nothing was done: its owner has changed the password at this moment.");
  context.notify(`The new password of ${name}, shown this once; its owner gets a mail that it was changed:`);
  await context.print(`${password}\n`);
  return done;
}
