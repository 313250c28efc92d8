/** `test` for the home screen. */

import { page } from "vitest/browser";
import type { User } from "#domain/accounts/user.ts";
import { api } from "#domain/api.ts";
import { catalogue } from "#domain/feelings.ts";
import { computeJourneyStats } from "#domain/journey/stats.ts";
import { OccupiedPositions, placeStar } from "#domain/placement.ts";
import type { Constellation } from "#domain/records/constellation/constellation.ts";
import type { Reading } from "#domain/records/reading/reading.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import { nextStatsOrder } from "../../client/journey/stats-order.ts";
import { makeStar } from "../make-star.ts";
import { test as base, expect, type Opener } from "./browser-test.tsx";
import { makeUniverse, makeUser } from "./make-replies.ts";

export { expect } from "vitest";

type Home = {
  user?: User;
  /** Number of stars, one for each day. */
  stars?: number;
  /** Stars that say other things than the plain ones of `stars`. */
  entries?: readonly MoodEntry[];
  tags?: readonly Tag[];
  constellations?: readonly Constellation[];
  trackers?: readonly Tracker[];
  readings?: readonly Reading[];
  /** Path with its query. */
  path?: string;
  /** Seconds until the next star may be added. */
  cooldownSeconds?: number;
};

export const test = base.extend<{ openHome: (home?: Home) => Promise<void> }>({
  openHome: async ({ calls, openPage, show }, use) => {
    await use((home) => openHome({ calls, openPage, show }, home));
  },
});

export async function openHome({ calls, openPage }: Opener, home: Home = {}) {
  const {
    user = makeUser(),
    tags = [],
    constellations = [],
    trackers = [],
    readings = [],
    path = "/",
    cooldownSeconds,
  } = home;
  const entries = home.entries ?? makeEntries(home.stars ?? 0, user.id);
  const stars = entries.length;
  const headers: Record<string, string> = {};
  if (cooldownSeconds !== undefined)
    headers["Cooldown-Ends-At"] = new Date(Date.now() + cooldownSeconds * 1_000).toISOString();
  calls.reply(
    api.listChanges,
    200,
    {
      ...makeUniverse(entries),
      tags: [...tags],
      constellations: [...constellations],
      trackers: [...trackers],
      readings: [...readings],
    },
    headers,
  );
  calls.reply(api.getSignIn, 200, { way: "name", pendingEmail: null });
  // Asked for when home has been open for a while, whatever the test is about.
  if (!calls.replies(api.listLinks)) calls.reply(api.listLinks, 200, []);
  await openPage(path, withStats(user, entries));
  await expect
    .element(page.getByLabelText(`Star map, ${stars.toLocaleString()} ${stars === 1 ? "star" : "stars"}`))
    .toBeVisible();
}

/** Stars of past days, oldest first. */
export function makeEntries(count: number, userId = makeUser().id): MoodEntry[] {
  const entries: MoodEntry[] = [];
  for (let day = 0; day < count; day++)
    entries.push(
      makeStar({
        ...{ id: `star-${day}`, userId, intensity: 5 },
        timestamp: new Date(Date.UTC(2026, 0, 1 + day, 12)).toISOString(),
        ...placeStar(catalogue, day, "joy", new OccupiedPositions(entries)),
      }),
    );
  return entries;
}

/** The stored stats agree with the stars, so that the page sends none. */
const withStats = (user: User, entries: readonly MoodEntry[]): User => ({
  ...user,
  ...nextStatsOrder(user, computeJourneyStats(catalogue, entries, 0))?.body,
});
