import { type FailedAttempts, lockedUntil } from "#domain/accounts/lockout.ts";
import { unlockUniverse } from "../accounts/admin/actions.ts";
import { type CommandContext, type CommandResult, done, refused } from "./command.ts";
import { findUniverse } from "./find-universe.ts";
import { formatCount, formatMinute, quoted } from "./printing.ts";

function describeAttempts(previous: readonly FailedAttempts[], now: number): string {
  const until = Math.max(...previous.map((attempts) => lockedUntil(attempts, now) ?? 0));
  if (until > 0) return `was locked until ${formatMinute(new Date(until))} UTC and is open again`;
  const wrong = Math.max(...previous.map(({ loginAttempts }) => loginAttempts));
  return wrong === 0
    ? "was not locked"
    : `was not locked; ${formatCount(wrong, "wrong password")} in a row no longer counted`;
}

export async function unlock(context: CommandContext, nameOrEmail: string): Promise<CommandResult> {
  const found = await findUniverse(context.db, nameOrEmail);
  if (!found.ok) return found;
  const name = quoted(found.user.universeName);
  const unlocked = await unlockUniverse({ ...context, by: null }, found.user);
  if (!unlocked.ok) return refused(`${name} was deleted at this moment.`);
  await context.print(`${name} ${describeAttempts(unlocked.value, context.now())}.\n`);
  return done;
}
