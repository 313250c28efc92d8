import type { Database } from "../../database/open.ts";
import { formatMinute } from "../printing.ts";
import { type Finding, findingsOf } from "./finding.ts";
import { findLatestSignIn, readServerClock } from "./queries.ts";

const { well, problem } = findingsOf("Clock");
const toleranceMs = 5_000;

/** `now` in epoch milliseconds. */
export async function checkClock(
  { db, dialect }: Pick<Database, "db" | "dialect">,
  now: () => number,
): Promise<Finding[]> {
  const latest = (await findLatestSignIn(db))?.lastLoginAt;
  if (latest && latest.getTime() > now() + toleranceMs)
    return [
      problem(
        `The clock is behind: somebody signed in at ${formatMinute(latest)} (UTC), and now it is ${formatMinute(new Date(now()))}. Set it by NTP.`,
      ),
    ];
  if (dialect === "postgres") {
    const apart = (await readServerClock(db)).getTime() - now();
    if (Math.abs(apart) > toleranceMs)
      return [
        problem(
          `The clocks of this machine and of PostgreSQL are ${Math.round(Math.abs(apart) / 1000)} seconds apart. Set both by NTP.`,
        ),
      ];
  }
  return [well(`${formatMinute(new Date(now()))} (UTC).`)];
}
