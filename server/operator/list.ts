import { lockedUntil } from "#domain/lockout.ts";
import { attemptsIn } from "../accounts/sign-in-attempts.ts";
import { wayIn } from "../accounts/way-in.ts";
import { type Desk, type Done, done } from "./desk.ts";
import { counted, dayOf, makeColumns, minuteOf, printable } from "./printing.ts";
import { countWaitingRegistrations, listUniverses } from "./queries.ts";

const pageSize = 500;
const head = ["name", "user name", "e-mail", "way in", "stars", "created", "last sign-in", "locked until"];

type Listed = Awaited<ReturnType<typeof listUniverses>>[number];

function cellsOf(universe: Listed, now: number): string[] {
  const locked = lockedUntil(attemptsIn(universe), now);
  return [
    printable(universe.universeName),
    printable(universe.userName),
    printable(universe.email ?? "–"),
    wayIn(universe),
    String(universe.entryCount),
    dayOf(universe.createdAt),
    universe.lastLoginAt ? minuteOf(universe.lastLoginAt) : "–",
    locked === null ? "" : minuteOf(new Date(locked)),
  ];
}

/** Page by page, so that it makes no difference how many there are. */
export async function list({ db, now, print }: Desk): Promise<Done> {
  const inColumns = makeColumns();
  const registrations = await countWaitingRegistrations(db, new Date(now()));
  let page = await listUniverses(db, "", pageSize);
  if (page.length === 0) await print("There are no universes yet.\n");
  for (let titles = [head]; page.length > 0; titles = []) {
    await print(inColumns([...titles, ...page.map((universe) => cellsOf(universe, now()))]));
    page = await listUniverses(db, page.at(-1)?.universeKey ?? "", pageSize);
  }
  if (registrations > 0)
    await print(`${counted(registrations, "registration waits", "registrations wait")} for a link.\n`);
  return done;
}
