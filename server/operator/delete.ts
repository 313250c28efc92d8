import { lockUser } from "../accounts/queries.ts";
import { emailLock, lockKeys } from "../database/lock.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { type Desk, type Done, done, refused } from "./desk.ts";
import { findUniverse } from "./find-universe.ts";
import { counted, dayOf, quoted } from "./printing.ts";
import { deleteMailsOfUser, deleteRegistrationOfEmail, deleteUser } from "./queries.ts";
import { forgetStrayAttempts } from "./unlock.ts";

/** All that has the user's id goes with the user; what has only their address or name goes by these. */
async function deleteEverythingOf(inside: Db, user: UserRow) {
  await deleteMailsOfUser(inside, user.id, user.emailKey);
  if (user.emailKey) await deleteRegistrationOfEmail(inside, user.emailKey);
  await forgetStrayAttempts(inside, user);
  await deleteUser(inside, user.id);
}

const describe = ({ universeName, entryCount, createdAt }: UserRow) =>
  `${quoted(universeName)} with ${counted(entryCount, "star")} since ${dayOf(createdAt)}`;

export async function deleteUniverse(desk: Desk, typed: string): Promise<Done> {
  const found = await findUniverse(desk.db, typed);
  if (!found.ok) return found;
  const { id, universeName, emailKey } = found.user;
  desk.tell(`This deletes ${describe(found.user)}, and everything else of its owner. It cannot be undone.`);
  const refusal = await desk.refuseUnlessTyped("Type the name of the universe to go on: ", universeName);
  if (refusal) return refused(refusal);

  const deleted = await desk.db.transaction().execute(async (inside) => {
    // The address before the row, as everybody who needs both.
    if (emailKey) await lockKeys(inside, desk.dialect, emailLock(emailKey));
    const user = await lockUser(inside, desk.dialect, id);
    if (user) await deleteEverythingOf(inside, user);
    return user;
  });
  if (!deleted) return refused("It was deleted already.");
  await desk.print(`Deleted: ${describe(deleted)}.\n`);
  desk.tell("Backups that you made before still hold it, and files in the outbox for up to a day.");
  return done;
}
