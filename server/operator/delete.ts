import { writeLog } from "../accounts/admin/log.ts";
import { deleteUserData, deleteUserFiles, lockAccount } from "../accounts/delete-user-data.ts";
import { overwriteDeleted } from "../database/overwrite.ts";
import type { UserRow } from "../database/schema.ts";
import { notifyOfNone } from "./administrators.ts";
import { type CommandContext, type CommandResult, done, refused } from "./command.ts";
import { findUniverse } from "./find-universe.ts";
import { formatCount, formatDay, quoted } from "./printing.ts";

const describeUniverse = ({ universeName, entryCount, createdAt }: UserRow) =>
  `${quoted(universeName)} with ${formatCount(entryCount, "star")} since ${formatDay(createdAt)}`;

export async function deleteUniverse(context: CommandContext, nameOrEmail: string): Promise<CommandResult> {
  const found = await findUniverse(context.db, nameOrEmail);
  if (!found.ok) return found;
  context.notify(
    `This deletes ${describeUniverse(found.user)}, and everything else of its owner. It cannot be undone.`,
  );
  const refusal = await context.refuseUnlessConfirmed(
    "Type the name of the universe to go on: ",
    found.user.universeName,
  );
  if (refusal) return refused(refusal);

  const deleted = await context.db.transaction().execute(async (transaction) => {
    const user = await lockAccount(transaction, context.dialect, found.user);
    if (!user) return user;
    await writeLog(transaction, { action: "delete", by: null, for: user.id }, new Date(context.now()));
    await deleteUserData(transaction, user);
    return user;
  });
  if (!deleted) return refused("It was deleted already.");
  await deleteUserFiles(context, deleted);
  await overwriteDeleted(context.db, context.dialect);
  await context.print(`Deleted: ${describeUniverse(deleted)}.\n`);
  context.notify("Backups that you made before still hold it.");
  if (deleted.isAdministrator === 1) await notifyOfNone(context);
  return done;
}
