import { removalOf } from "#domain/accounts/deletion.ts";
import { lockedUntil } from "#domain/accounts/lockout.ts";
import { readAttempts } from "../accounts/sign-in-attempts.ts";
import type { CredentialRow } from "../database/schema.ts";
import { listCredentialsOfAll } from "../users/credential-queries.ts";
import { signInMethods, type WaysIn, waysInOf } from "../users/ways-in.ts";
import { type CommandContext, type CommandResult, done } from "./command.ts";
import { formatCount, formatDay, formatMinute, makeColumns, printable } from "./printing.ts";
import { countPendingRegistrations, listUniverses } from "./queries.ts";

const pageSize = 500;
const head = ["name", "user name", "e-mail", "way in", "stars", "created", "last sign-in", "locked until"];

type ListedUniverse = Awaited<ReturnType<typeof listUniverses>>[number];

/** Such as "password, passkey (with a second factor)". */
const describeWays = (ways: WaysIn) =>
  (signInMethods(ways).join(", ") || "none") + (ways.totp ? " (with a second factor)" : "");

function cellsOf(universe: ListedUniverse, credentials: readonly CredentialRow[], now: number): string[] {
  const locked = lockedUntil(readAttempts(universe), now);
  return [
    printable(universe.universeName),
    printable(universe.userName),
    printable(universe.email ?? "–"),
    universe.closedAt
      ? `closed, removed after ${formatMinute(removalOf(universe.closedAt))}`
      : describeWays(waysInOf(universe, credentials)) +
        (universe.isAdministrator === 1 ? ", administrator" : ""),
    String(universe.entryCount),
    formatDay(universe.createdAt),
    universe.lastLoginAt ? formatMinute(universe.lastLoginAt) : "–",
    locked === null ? "" : formatMinute(new Date(locked)),
  ];
}

/** Reads and prints page by page, so that memory use does not depend on the number of universes. */
export async function list({ db, now, print }: CommandContext): Promise<CommandResult> {
  const inColumns = makeColumns();
  const registrations = await countPendingRegistrations(db, new Date(now()));
  let page = await listUniverses(db, "", pageSize);
  if (page.length === 0) await print("There are no universes yet.\n");
  for (let titles = [head]; page.length > 0; titles = []) {
    const ids = page.map(({ id }) => id);
    const credentials = Map.groupBy(await listCredentialsOfAll(db, ids), ({ userId }) => userId);
    const rows = page.map((universe) => cellsOf(universe, credentials.get(universe.id) ?? [], now()));
    await print(inColumns([...titles, ...rows]));
    page = await listUniverses(db, page.at(-1)?.universeKey ?? "", pageSize);
  }
  if (registrations > 0)
    await print(`${formatCount(registrations, "registration waits", "registrations wait")} for a link.\n`);
  return done;
}
