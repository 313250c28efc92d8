/** Three devices of one person: one seals and changes the key while another is away with writes in plain words. */

import { expect, test } from "vitest";
import { api } from "#domain/api.ts";
import { universeCalls } from "#domain/calls/universe.ts";
import { applyChanges } from "#domain/records/apply-changes.ts";
import { openPage } from "../../testing/outbox-page.ts";
import { Browser, settle, Tab } from "../../testing/outbox-world.ts";
import { makeEpoch } from "../../testing/seal.ts";
import { makeKeys, sealPage } from "../../testing/sealed-page.ts";
import { universeQuery } from "../stars/mood-entries.ts";
import type { EpochKeys } from "./crypto/keys.ts";
import { sealWords } from "./crypto/words.ts";
import { noteSealState } from "./seal-state.ts";

type Page = Awaited<ReturnType<typeof openPage>>;

const star = (n: number, note: string) => ({
  ...{ id: `5b1c3f2a-3f0e-4d3a-9d0a-0f6f6b2c7e1${n}`, note, emotion: "joy", intensity: 5 },
  timestamp: `2026-03-0${n}T12:00:00.000Z`,
});

const addStar = (tab: Tab, userId: string, body: ReturnType<typeof star>) =>
  tab.run(() => void tab.outbox.add("star", { id: body.id, userId, body }));

async function told({ visitor }: Page) {
  const { body } = await visitor.call(api.listChanges);
  return applyChanges(null, universeCalls.listChanges.replies[200].parse(body));
}

/** Seals every note with the latest key, as the device does that has begun. */
async function sealAll(page: Page, keys: EpochKeys, notes: Readonly<Record<string, string>>) {
  const items = (await told(page)).entries.map(async ({ id, revision }) => ({
    ...{ kind: "entry", id, revision, nameKey: null },
    sealed: await sealWords(keys, { userId: page.userId, kind: "entry", id }, { note: notes[id] ?? "" }),
  }));
  await page.visitor.call(api.putSealRecords, { body: { items: await Promise.all(items) } });
  expect((await page.visitor.call(api.finishSeal)).body.state).toBe("sealed");
}

test("a device that was away while another one sealed and changed the key brings all that it wrote, and reads all", async () => {
  const page = await openPage();
  const { userId, visitor } = page;
  const [first, second, third] = [star(1, "Before"), star(2, "Of the second"), star(3, "Of the third")];
  addStar(page.tab, userId, first);
  await page.answerAll();

  // The third device knows the star, and then loses its network.
  const away = new Tab(new Browser(true), userId);
  const polled = away.run(() => away.client.fetchQuery(universeQuery(userId)));
  await page.answer();
  const base = (await polled).entries[0];
  addStar(away, userId, third);
  const body = { base: base as never, changes: { note: "After" } };
  away.run(() => void away.outbox.add("correction", { id: first.id, userId, body }));
  await settle();
  for (let [call] = page.calls; call; [call] = page.calls) {
    call.end(true);
    await settle();
  }
  expect(JSON.stringify(away.browser.items.items)).toMatch(/Of the third.*After/);

  // The first one seals, the second one writes, and the first one changes the key.
  const sealed = await sealPage(page);
  await sealAll(page, sealed.keys, { [first.id]: "Before" });
  await sealed.unlock();
  const other = new Tab(new Browser(true), userId);
  addStar(other, userId, second);
  await page.answerAll();
  const next = await makeKeys(2);
  await visitor.call(api.rotateSeal, { body: makeEpoch(2) });
  await sealAll(page, next, { [first.id]: "Before", [second.id]: second.note });
  noteSealState({ id: userId, seal: "sealed" });
  await sealed.unlock([next]);

  // The third one is back.
  away.run(() => void away.outbox.flush(userId));
  await page.answerAll();
  expect(away.browser.items.items).toEqual([]);
  const { body: feed, text } = await visitor.call(api.listChanges);
  expect(feed.entries).toHaveLength(3);
  expect(text).not.toMatch(/Before|After|Of the/);
  for (const tab of [page.tab, other, away]) {
    const fetched = tab.run(() => tab.client.fetchQuery({ ...universeQuery(userId), staleTime: 0 }));
    await page.answer();
    await fetched;
    tab.shown(userId);
    await settle();
    expect(tab.shown(userId)?.entries.map(({ note }) => note)).toEqual(["After", second.note, third.note]);
  }
});
