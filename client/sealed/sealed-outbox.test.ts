/** Writes of a universe whose words are sealed: what the browser keeps, what the server gets, and what the person sees. */

import { expect, onTestFinished, test } from "vitest";

import { openPage } from "../../testing/outbox-page.ts";
import { makeSeal } from "../../testing/sealed.ts";
import { dropKeys } from "./drop-keys.ts";
import { takeKeys } from "./keyring.ts";
import { noteSealState } from "./seal-state.ts";

const id = "5b1c3f2a-3f0e-4d3a-9d0a-0f6f6b2c7e11";
const feeling = { emotion: "joy", intensity: 5, timestamp: "2026-03-13T12:00:00.000Z" } as const;

async function openSealedPage() {
  const page = await openPage();
  const { userId } = page;
  const { keys } = await makeSeal(userId, { typed: null });
  const keyring = { userId, sealedFor: userId, epochs: [keys] };
  noteSealState({ id: userId, seal: "sealed" });
  onTestFinished(() => {
    noteSealState({ id: userId });
    dropKeys();
  });
  await takeKeys(keyring, {});
  return { ...page, keyring };
}

test("a note leaves the page sealed, and comes back as it was written", async () => {
  const { tab, userId, answerAll, waiting, stored } = await openSealedPage();
  tab.run(() => void tab.outbox.add("star", { id, userId, body: { ...feeling, id, note: "At the sea" } }));
  await expect.poll(() => waiting().length).toBe(1);
  expect(JSON.stringify(waiting())).not.toContain("At the sea");
  expect(tab.outbox.pending(userId, "star")[0]?.body.note).toBe("At the sea");
  await answerAll();
  const { entries } = await stored();
  expect(entries[0]).toMatchObject({ note: null, sealed: expect.stringMatching(/^1\.1\./) });
});
