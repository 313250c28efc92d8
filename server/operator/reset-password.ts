import { noAttempts } from "#domain/lockout.ts";
import { hasPassword, storePassword } from "../accounts/password-change.ts";
import { attemptColumns } from "../accounts/sign-in-attempts.ts";
import { wayIn } from "../accounts/way-in.ts";
import { type Desk, type Done, done, refused } from "./desk.ts";
import { findUniverse } from "./find-universe.ts";
import { newPassword } from "./new-password.ts";
import { quoted } from "./printing.ts";

const otherWays = {
  name: "its name alone opens it",
  provider: "it opens through the sign-in provider",
  password: "it lacks its salt or its address",
} as const;

export async function resetPassword(desk: Desk, typed: string): Promise<Done> {
  const found = await findUniverse(desk.db, typed);
  if (!found.ok) return found;
  const { user } = found;
  const name = quoted(user.universeName);
  if (!hasPassword(user)) return refused(`${name} has no password: ${otherWays[wayIn(user)]}.`);

  desk.tell(`${name} gets a new password; the old one and every open session end.`);
  const refusal = await desk.refuseUnlessTyped("Type yes to go on: ", "yes");
  if (refusal) return refused(refusal);

  const password = newPassword();
  const stored = await storePassword(desk, user, password, { columns: attemptColumns(noAttempts) });
  if (!stored) return refused("Nothing was done: its owner has changed the password at this moment.");
  desk.tell(`The new password of ${name}, shown this once; its owner gets a mail that it was changed:`);
  await desk.print(`${password}\n`);
  return done;
}
