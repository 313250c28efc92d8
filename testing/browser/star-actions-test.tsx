/** `test` for correcting and removing stars, with the real outbox and a server that keeps stars. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { StarActions } from "../../client/add-mood/StarActions.tsx";
import { useDelivery } from "../../client/outbox/use-delivery.ts";
import { useUniverse } from "../../client/outbox/use-universe.ts";
import { StarDetails } from "../../client/stars/StarDetails.tsx";
import { useStarActions } from "../../client/stars/star-actions.ts";
import { makeStar } from "../make-star.ts";
import { test as base, expect } from "./browser-test.tsx";
import { makeUniverse, makeUser } from "./make-replies.ts";

export { expect } from "vitest";

const userId = makeUser().id;
const starId = "6f1f8a52-3f0e-4d3a-9d0a-000000000001";
export const joy = makeStar({ id: starId, note: "A walk", utcOffset: 0, timeZone: "UTC" });

export const button = (name: string) => page.getByRole("button", { name, exact: true });
export const dialog = page.getByRole("dialog", { name: "Change this star" });
export const emotion = (name: string) =>
  page.getByRole("radiogroup", { name: "Emotion", exact: true }).getByRole("radio", { name, exact: true });
export const note = page.getByRole("textbox", { name: "Note" });
export const shownStar = page.getByRole("listitem");

/** A page that lists the stars and lets the person correct and remove each. */
function Stars() {
  const { universe } = useUniverse(userId);
  const { correct, remove } = useStarActions();
  useDelivery(userId);
  return (
    <ul>
      {universe?.entries.map((entry) => (
        <li key={entry.id}>
          <StarDetails entry={entry} tags={universe.tags} />
          <button type="button" onClick={() => correct(entry)}>
            Correct
          </button>
          <button type="button" onClick={() => remove(entry)}>
            Remove
          </button>
        </li>
      ))}
    </ul>
  );
}

/** `server.stars` is what the server holds. */
export const test = base.extend<{ server: { stars: MoodEntry[] }; openStars: () => Promise<void> }>({
  server: async ({ calls }, use) => {
    const server = { stars: [joy] };
    let revision = 1;
    const change = (id = "", changes: Partial<MoodEntry>) => {
      const changed = {
        ...joy,
        ...server.stars.find((star) => star.id === id),
        ...changes,
        id,
        revision: ++revision,
      };
      server.stars = [...server.stars.filter((star) => star.id !== id), changed];
      return changed;
    };
    calls.reply(api.listChanges, 200, () => ({ ...makeUniverse(server.stars), revision }));
    calls.reply(api.updateMoodEntry, 200, ({ params, body }) => change(params.id, body));
    calls.reply(api.restoreMoodEntry, 200, ({ params }) => change(params.id, {}));
    calls.reply(api.binMoodEntry, 204, ({ params }) => {
      revision++;
      server.stars = server.stars.filter(({ id }) => id !== params.id);
      return null;
    });
    await use(server);
  },
  openStars: async ({ server: _, show }, use) => {
    await use(async () => {
      await show(
        <StarActions user={makeUser({ id: userId })}>
          <Stars />
        </StarActions>,
      );
      await expect.element(shownStar.first()).toBeVisible();
    });
  },
});
