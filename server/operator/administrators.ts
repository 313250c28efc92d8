/** Who can use the page of administrators. */

import { adminPath } from "#domain/pages/paths.ts";
import { writeLog } from "../accounts/admin/log.ts";
import { linkTo } from "../public-link.ts";
import { lockUser, updateUser } from "../users/queries.ts";
import { readWaysIn } from "../users/ways-in.ts";
import { type CommandContext, type CommandResult, done, refused } from "./command.ts";
import { findUniverse } from "./find-universe.ts";
import { quoted } from "./printing.ts";
import { countAdministrators } from "./queries.ts";

/** Says that nobody is left who can use the page. */
export async function notifyOfNone({ db, notify }: Pick<CommandContext, "db" | "notify">) {
  if ((await countAdministrators(db)) === 0)
    notify(
      "There is no administrator now; everything that they can do is a command, and make-admin makes one.",
    );
}

const setAdministrator = ({ db, dialect, now }: CommandContext, id: string, isAdministrator: 0 | 1) =>
  db.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, dialect, id);
    if (!user || user.isAdministrator === isAdministrator) return false;
    await updateUser(transaction, id, { isAdministrator });
    const action = isAdministrator === 1 ? "make-administrator" : "remove-administrator";
    await writeLog(transaction, { action, by: null, for: id }, new Date(now()));
    return true;
  });

export async function makeAdministrator(
  context: CommandContext,
  nameOrEmail: string,
): Promise<CommandResult> {
  const found = await findUniverse(context.db, nameOrEmail);
  if (!found.ok) return found;
  const name = quoted(found.user.universeName);
  if (found.user.closedAt) return refused(`${name} is closed.`);
  const isChanged = await setAdministrator(context, found.user.id, 1);
  if (!isChanged) return refused(`The person of ${name} is an administrator already.`);
  const { totp, passkeys } = await readWaysIn(context.db, found.user);
  if (!totp && passkeys.length === 0)
    context.notify(
      "The page opens once they have set up a second step or a passkey in the account settings.",
    );
  await context.print(
    `The person of ${name} is an administrator now: ${linkTo(context.publicUrl, adminPath)}\n`,
  );
  return done;
}

export async function removeAdministrator(
  context: CommandContext,
  nameOrEmail: string,
): Promise<CommandResult> {
  const found = await findUniverse(context.db, nameOrEmail);
  if (!found.ok) return found;
  const name = quoted(found.user.universeName);
  const isChanged = await setAdministrator(context, found.user.id, 0);
  if (!isChanged) return refused(`The person of ${name} is no administrator.`);
  await context.print(`The person of ${name} is no administrator any more.\n`);
  await notifyOfNone(context);
  return done;
}
