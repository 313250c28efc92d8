/** Corrections of a star, one soon after the other, with the real server. */

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type Correction, correctedContent } from "#domain/records/star/correction.ts";
import { openPage } from "../../testing/outbox-page.ts";
import { correctionTo } from "./kinds/correction.ts";

async function openStar() {
  const page = await openPage();
  const { tab, userId, answer, shown } = page;
  const { outbox } = tab;
  const id = randomUUID();
  const body = { id, emotion: "joy" as const, intensity: 5, note: "A walk", tags: [] };
  tab.run(() => void outbox.send("star", { id, userId, body }));
  await answer();
  const seen = () => {
    const found = shown()?.entries.find((entry) => entry.id === id);
    if (!found) throw new Error("The star is not shown.");
    return found;
  };
  /** Corrects the star as it is shown, like the page does. Resolves to what became of it. */
  const correct = (changes: Correction) => {
    const waiting = outbox.pending(userId, "correction").find((item) => item.id === id);
    const body = correctionTo(correctedContent(seen(), changes), seen(), waiting?.body);
    return tab.run(() => outbox.sendInstead("correction", { id, userId, body }));
  };
  return { ...page, seen, correct };
}

test("a correction that follows one on its way does not conflict with it", async () => {
  const { correct, calls, answer, seen, stored, waiting } = await openStar();
  const first = correct({ keptOutOfLetters: true });
  await expect.poll(() => calls.length).toBe(1);
  const second = correct({ keptOutOfLetters: false, note: "A long walk" });
  const third = correct({ note: "A very long walk" });
  await answer();
  const outcomes = await Promise.all([first, second, third]);
  expect(outcomes.map(({ state }) => state)).toEqual(["delivered", "delivered", "delivered"]);
  const last = { keptOutOfLetters: false, note: "A very long walk" };
  expect([seen(), (await stored()).entries[0]]).toMatchObject([last, last]);
  expect(waiting()).toEqual([]);
});

test("a correction whose reply was lost does not conflict with the next one either", async () => {
  const { correct, calls, answer, tab, userId, seen, stored } = await openStar();
  void correct({ note: "A long walk" });
  await expect.poll(() => calls.length).toBe(1);
  const second = correct({ note: "A longer walk" });
  const [call] = calls;
  await call?.arrive();
  call?.end(false);
  // The second correction knows the revision of before the first one only, so that the server answers it twice.
  await expect.poll(() => calls.length).toBe(1);
  await calls[0]?.arrive();
  calls[0]?.end(false);
  await expect.poll(() => calls.length).toBe(1);
  await answer({ isLost: true });
  expect(await second).toMatchObject({ state: "waiting" });
  expect((await stored()).entries[0]).toMatchObject({ note: "A longer walk" });
  const third = correct({ note: "A very long walk" });
  tab.run(() => void tab.outbox.flush(userId));
  await answer();
  expect(await third).toMatchObject({ state: "delivered" });
  expect([seen(), (await stored()).entries[0]]).toMatchObject([
    { note: "A very long walk" },
    { note: "A very long walk" },
  ]);
});

test("a correction does not conflict with one that has arrived while the page does not yet show it", async () => {
  const { correct, calls, answer, tab, seen, stored } = await openStar();
  const second = Promise.withResolvers<{ readonly state: string }>();
  const stop = tab.outbox.onDeliveries(() => {
    stop();
    // The delivery waits for its listeners.
    second.resolve(correct({ keptOutOfLetters: false }));
  });
  void correct({ keptOutOfLetters: true });
  await expect.poll(() => calls.length).toBe(1);
  await answer();
  expect(await second.promise).toMatchObject({ state: "delivered" });
  expect([seen(), (await stored()).entries[0]]).toMatchObject([
    { keptOutOfLetters: false },
    { keptOutOfLetters: false },
  ]);
});
