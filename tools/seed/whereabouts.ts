/** The time zones of the demo's person: at home, with a trip from time to time. */

import { momentAfterSkip, momentsAt } from "#domain/local-time.ts";
import type { Random } from "#domain/pseudo-random.ts";
import { choose } from "./random-choice.ts";

/** A zone with daylight saving time. */
export const homeZone = "Europe/Berlin";
/** Zones within six hours of home, so that the first hours after a trip are not before the last hours of the trip. */
const farZones = ["America/New_York", "Europe/Lisbon", "Asia/Kathmandu"];

/** Trips per day at home. */
const tripRate = 1 / 150;
/** The last days are at home, because their end would not have come yet in a zone far in the west. */
const lastDaysAtHome = 7;

/** The time zone of each day. */
export function zonesOfDays(days: number, random: Random): string[] {
  const zones: string[] = [];
  while (zones.length < days - lastDaysAtHome) {
    const isTrip = random() < tripRate;
    const zone = isTrip ? choose(random, farZones, () => 1) : homeZone;
    const length = isTrip ? 5 + Math.floor(10 * random()) : 1;
    zones.push(...Array<string>(length).fill(zone));
  }
  const before = zones.slice(0, Math.max(0, days - lastDaysAtHome));
  return [...before, ...Array<string>(days - before.length).fill(homeZone)];
}

/** The moment at which a wall clock of the zone shows `wallClock`, both in milliseconds. */
export const momentOf = (wallClock: number, zone: string): number =>
  momentsAt(wallClock, zone)[0] ?? momentAfterSkip(wallClock, zone);
