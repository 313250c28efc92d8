import { useState } from "react";
import { page } from "vitest/browser";
import type { User } from "#domain/accounts/user.ts";
import { api } from "#domain/api.ts";
import { parseStats } from "#domain/journey/stats.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { test as base, expect } from "../../testing/browser/browser-test.tsx";
import { makeUser } from "../../testing/browser/make-replies.ts";
import { makeStar } from "../../testing/make-star.ts";
import { useSession } from "../session/session.ts";
import { JourneyStats } from "./JourneyStats.tsx";
import { useJourney } from "./use-journey.ts";

type JourneyProps = { user: User; entries: readonly MoodEntry[] };

/** The home page shows the same journey in two places. */
const Journey = ({ user, entries }: JourneyProps) => (
  <JourneyStats journey={useJourney(user, entries)} isLoading={false} />
);

/** The session's journey, and a button that adds the last star. */
function Sky({ entries }: { entries: readonly MoodEntry[] }) {
  const { data: user } = useSession();
  const [count, setCount] = useState(entries.length - 1);
  if (!user) return null;
  const shown = entries.slice(0, count);
  return (
    <>
      <Journey user={user} entries={shown} />
      <Journey user={user} entries={shown} />
      <output>{user.avatarAccessories.join(" ")}</output>
      <button type="button" onClick={() => setCount(entries.length)}>
        Add a star
      </button>
    </>
  );
}

/**
 * Resolves when the journey of all given stars but the last is shown. The server stores the stats that it is sent.
 */
const test = base.extend<{ showJourney: (user: User, stars: number) => Promise<void> }>({
  showJourney: async ({ calls, show }, use) => {
    await use(async (user, stars) => {
      calls.reply(api.me, 200, { user });
      calls.reply(api.updateStats, 200, ({ body }) => ({
        ...user,
        journeyStats: body.journeyStats,
        avatarAccessories: [...new Set([...user.avatarAccessories, ...body.avatarAccessories])],
      }));
      const entries = Array.from({ length: stars }, (_, at) =>
        makeStar({ id: `star-${at}`, userId: user.id }),
      );
      await show(<Sky entries={entries} />);
      await expect.element(page.getByRole("button", { name: "Add a star" })).toBeVisible();
    });
  },
});

const addStar = () => page.getByRole("button", { name: "Add a star" }).click();
const earned = page.getByRole("status");

test("a first star is sent once, and its achievement is announced in one toast", async ({
  calls,
  showJourney,
  toasts,
}) => {
  await showJourney(makeUser({ id: "newcomer" }), 1);
  expect(calls.received(api.updateStats)).toEqual([]);
  await addStar();
  await expect.element(earned).toHaveTextContent("first-star");
  await expect.poll(() => toasts.texts).toEqual(["First Star: You put your first mood in the sky."]);
  expect(calls.received(api.updateStats)).toHaveLength(1);
});

test("unreadable stats are replaced by those of the stars, once, and unknown achievements stay", async ({
  calls,
  showJourney,
}) => {
  const user = makeUser({
    id: "of-another-age",
    journeyStats: '{"totalEntries": 12, "favo',
    avatarAccessories: ["of-another-age"],
  });
  await showJourney(user, 13);
  await expect.element(earned).toHaveTextContent("of-another-age first-star");
  const sent = calls.received(api.updateStats);
  expect(sent.map(({ body }) => parseStats(body.journeyStats)?.totalEntries)).toEqual([12]);
});
