import { removalOf } from "#domain/accounts/deletion.ts";
import { closeUniverse, reopenUniverse } from "../accounts/admin/actions.ts";
import { isOpenedByName } from "../users/ways-in.ts";
import { notifyOfNone } from "./administrators.ts";
import { type CommandContext, type CommandResult, done, refused } from "./command.ts";
import { findUniverse } from "./find-universe.ts";
import { formatMinute, quoted } from "./printing.ts";

/** Lets nobody into a universe any more, and removes it after seven days. */
export async function close(context: CommandContext, nameOrEmail: string): Promise<CommandResult> {
  const found = await findUniverse(context.db, nameOrEmail);
  if (!found.ok) return found;
  const { user } = found;
  const name = quoted(user.universeName);
  if (user.closedAt) return refused(`${name} is closed already.`);
  context.notify(
    `Nobody gets into ${name} any more, and after seven days it is removed; reopen undoes it until then.`,
  );
  if (isOpenedByName(user)) context.notify("People who know its name can keep it until then.");
  else if (!user.email)
    context.notify("Its owner has no e-mail address here, and is told only when they sign in.");
  const refusal = await context.refuseUnlessConfirmed("Type yes to go on: ", "yes");
  if (refusal) return refused(refusal);

  const closed = await closeUniverse({ ...context, by: null }, user);
  if (!closed.ok) return refused(`${name} was closed or deleted at this moment.`);
  await context.print(
    `${name} is closed, and is removed after ${formatMinute(removalOf(closed.value))} UTC.\n`,
  );
  if (user.isAdministrator === 1) await notifyOfNone(context);
  return done;
}

export async function reopen(context: CommandContext, nameOrEmail: string): Promise<CommandResult> {
  const found = await findUniverse(context.db, nameOrEmail);
  if (!found.ok) return found;
  const name = quoted(found.user.universeName);
  const reopened = await reopenUniverse({ ...context, by: null }, found.user);
  if (!reopened.ok)
    return refused(
      typeof reopened.why === "object"
        ? `${name} was closed by its person; it can only be kept by its name.`
        : `${name} is not closed.`,
    );
  await context.print(`${name} is open again.\n`);
  return done;
}
