import { type Attempts, lockedUntil, noAttempts } from "#domain/lockout.ts";
import { deleteSignInAttempts } from "../accounts/queries.ts";
import {
  attemptsOfAddress,
  attemptsOfName,
  type Counter,
  holdAttempts,
  keepAttempts,
} from "../accounts/sign-in-attempts.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { type Desk, type Done, done } from "./desk.ts";
import { findUniverse } from "./find-universe.ts";
import { counted, minuteOf, quoted } from "./printing.ts";

/** What counts wrong passwords beside the user's row: for a name that has none, and for an address before it was theirs. */
const strayCountersOf = ({ universeKey, emailKey }: UserRow) => [
  attemptsOfName(universeKey),
  ...(emailKey ? [attemptsOfAddress(emailKey)] : []),
];

export async function forgetStrayAttempts(inside: Db, user: UserRow) {
  for (const identifier of strayCountersOf(user)) await deleteSignInAttempts(inside, identifier);
}

/** What is forgotten, wherever it was counted. */
function forgetAttempts({ db, dialect, now }: Desk, user: UserRow): Promise<Attempts[]> {
  return db.transaction().execute(async (inside) => {
    const strays = strayCountersOf(user).map((identifier) => ({ identifier }));
    const forgotten: Attempts[] = [];
    for (const counter of [{ userId: user.id }, ...strays] as Counter[])
      forgotten.push((await holdAttempts(inside, dialect, counter)).attempts);
    await keepAttempts(inside, { userId: user.id }, noAttempts, new Date(now()));
    await forgetStrayAttempts(inside, user);
    return forgotten;
  });
}

function describe(forgotten: readonly Attempts[], now: number): string {
  const until = Math.max(...forgotten.map((attempts) => lockedUntil(attempts, now) ?? 0));
  if (until > 0) return `was locked until ${minuteOf(new Date(until))} UTC and is open again`;
  const wrong = Math.max(...forgotten.map(({ loginAttempts }) => loginAttempts));
  return wrong === 0
    ? "was not locked"
    : `was not locked; ${counted(wrong, "wrong password")} in a row no longer counted`;
}

export async function unlock(desk: Desk, typed: string): Promise<Done> {
  const found = await findUniverse(desk.db, typed);
  if (!found.ok) return found;
  const forgotten = await forgetAttempts(desk, found.user);
  await desk.print(`${quoted(found.user.universeName)} ${describe(forgotten, desk.now())}.\n`);
  return done;
}
