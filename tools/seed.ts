/** `npm run seed`: makes a demo universe with a realistic journal, in the database that the server would use. */

import { parseArgs } from "node:util";
import * as z from "zod";
import { universeNameSchema } from "#domain/accounts/names.ts";
import { dayAt, offsetIn } from "#domain/local-time.ts";
import { seededRandom } from "#domain/pseudo-random.ts";
import { describeDatabaseError, openDatabase } from "../server/database/open.ts";
import { readEnvironment } from "../server/environment.ts";
import { linkTo } from "../server/public-link.ts";
import { day } from "./seed/days.ts";
import { makeDemoEntries } from "./seed/demo-journal.ts";
import { insertDemoUniverse } from "./seed/universe.ts";
import { homeZone } from "./seed/whereabouts.ts";

function stopWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const wholeNumber = (option: string, min: number, max: number) =>
  z.coerce
    .number<string>(`${option} must be a whole number from ${min} to ${max}.`)
    .refine(
      (value) => Number.isInteger(value) && value >= min && value <= max,
      `${option} must be a whole number from ${min} to ${max}.`,
    );

const optionsSchema = z.object({
  name: universeNameSchema,
  stars: wholeNumber("--stars", 0, 200_000),
  days: wholeNumber("--days", 1, 36_500),
  seed: wholeNumber("--seed", 0, 2 ** 32 - 1),
});

const usage =
  "Use: npm run seed -- --name 'Demo Universe' --stars 365 --days 365 --seed 1 (each may be left out).";

function readOptions() {
  const text = { type: "string" } as const;
  try {
    const { values } = parseArgs({ options: { name: text, stars: text, days: text, seed: text } });
    return { name: "Demo Universe", stars: "365", days: "365", seed: "1", ...values };
  } catch {
    return stopWith(usage);
  }
}

const options = optionsSchema.safeParse(readOptions());
if (!options.success) stopWith(options.error.issues[0]?.message ?? usage);
const { name, stars, days, seed } = options.data;

const read = readEnvironment();
if (!read.ok) stopWith(read.reason);
const { settings } = read;

/** The last day is yesterday on the person's wall clock, so that no cooldown delays today's first star. */
const midnight = (dayAt(Date.now(), offsetIn(homeZone, Date.now())) - 1) * day;
const entries = makeDemoEntries({ stars, days, lastMidnight: midnight, random: seededRandom(seed) });

const database = await openDatabase(settings).catch((error: Error) =>
  stopWith(describeDatabaseError(error, settings)),
);
const createdAt = new Date(midnight - (days - 1) * day);
const userId = await insertDemoUniverse(database.db, {
  universeName: name,
  userName: "Mira",
  createdAt,
  entries,
});
await database.close();
if (!userId) stopWith(`There is already a universe named "${name}": choose another --name.`);

console.log(`"${name}" has ${stars} ${stars === 1 ? "star" : "stars"} on ${days} days.`);
console.log(
  `Start the server with npm start, open ${linkTo(settings.publicUrl, "/onboarding")} and sign in with that name.`,
);
