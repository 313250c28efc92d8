import { type FailedAttempts, lockedUntil, noFailedAttempts } from "#domain/accounts/lockout.ts";
import {
  type AttemptCounter,
  deleteSeparateAttempts,
  lockAttempts,
  separateCountersOf,
  storeAttempts,
} from "../accounts/sign-in-attempts.ts";
import type { UserRow } from "../database/schema.ts";
import { type CommandContext, type CommandResult, done } from "./command.ts";
import { findUniverse } from "./find-universe.ts";
import { formatCount, formatMinute, quoted } from "./printing.ts";

/** Resets every counter of the user and returns the previous values. */
function resetAttempts({ db, dialect, now }: CommandContext, user: UserRow): Promise<FailedAttempts[]> {
  return db.transaction().execute(async (transaction) => {
    const separate = separateCountersOf(user).map((identifier) => ({ identifier }));
    const previous: FailedAttempts[] = [];
    for (const counter of [{ userId: user.id }, ...separate] as AttemptCounter[])
      previous.push((await lockAttempts(transaction, dialect, counter)).attempts);
    await storeAttempts(transaction, { userId: user.id }, noFailedAttempts, new Date(now()));
    await deleteSeparateAttempts(transaction, user);
    return previous;
  });
}

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
  const previous = await resetAttempts(context, found.user);
  await context.print(`${quoted(found.user.universeName)} ${describeAttempts(previous, context.now())}.\n`);
  return done;
}
