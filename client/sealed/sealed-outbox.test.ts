/** Writes of a universe whose words are sealed: what the browser keeps, what the server gets, and what the person sees. */

import { expect, test } from "vitest";
import { api } from "#domain/api.ts";
import { changedElsewhereSchema } from "#domain/calls/universe.ts";
import { openPage } from "../../testing/outbox-page.ts";
import { settle } from "../../testing/outbox-world.ts";
import { makeEpoch } from "../../testing/seal.ts";
import { makeKeys, openSealedPage, sealPage } from "../../testing/sealed-page.ts";
import { acceptOpened } from "./accept-opened.ts";
import { dropKeys } from "./drop-keys.ts";
import { noteSealState } from "./seal-state.ts";

type Page = Awaited<ReturnType<typeof openSealedPage>>;

const id = "5b1c3f2a-3f0e-4d3a-9d0a-0f6f6b2c7e11";
const tagId = "5b1c3f2a-3f0e-4d3a-9d0a-0f6f6b2c7e12";
const note = "A walk at the sea";
const feeling = { emotion: "joy", intensity: 5, timestamp: "2026-03-13T12:00:00.000Z" } as const;
const star = { ...feeling, id, note } as const;

const kept = ({ waiting }: Pick<Page, "waiting">) => JSON.stringify(waiting());
const sealedIn = ({ waiting }: Pick<Page, "waiting">) =>
  (waiting()[0]?.body as { sealed?: string } | undefined)?.sealed;

async function addStar(page: Pick<Page, "tab" | "userId" | "answerAll" | "poll">) {
  const { tab, userId, answerAll } = page;
  tab.run(() => void tab.outbox.add("star", { id, userId, body: star }));
  await answerAll();
  await page.poll();
}

/** The person sees the words that are open by now. */
async function look({ shown }: Pick<Page, "shown">) {
  shown();
  await settle();
  return shown();
}

test("a note is kept and sent sealed, and the person sees it as they wrote it", async () => {
  const page = await openSealedPage();
  const { tab, userId, stored } = page;
  tab.run(() => void tab.outbox.add("star", { id, userId, body: star }));
  await settle();
  expect(kept(page)).toContain(`"sealed":"1.1.`);
  expect(kept(page)).not.toContain(note);
  expect(tab.outbox.pending(userId, "star")[0]?.body).toEqual(star);
  await page.answerAll();
  expect((await stored()).entries[0]).toMatchObject({ note: null, sealed: expect.stringMatching(/^1\.1\./) });
  await page.poll();
  const [shown] = (await look(page))?.entries ?? [];
  expect(shown).toMatchObject({ id, note });
  expect(shown).not.toHaveProperty("sealed");
});

test("a write whose reply was lost is sent again with the same bytes", async () => {
  const page = await openSealedPage();
  const { tab, userId } = page;
  tab.run(() => void tab.outbox.add("star", { id, userId, body: star }));
  await page.answer({ isLost: true });
  const first = sealedIn(page);
  const [there] = (await page.stored()).entries;
  expect(first).toBeDefined();
  expect(there?.sealed).toBe(first);
  tab.run(() => void tab.outbox.flush(userId));
  await page.answerAll();
  expect(page.waiting()).toEqual([]);
  expect((await page.stored()).entries).toMatchObject([{ sealed: first, revision: there?.revision }]);
});

test("a star that is changed after its reply was lost says what was written last, and is no conflict", async () => {
  const page = await openSealedPage();
  const { tab, userId } = page;
  tab.run(() => void tab.outbox.add("star", { id, userId, body: star }));
  await page.answer({ isLost: true });
  const [waiting] = tab.outbox.pending(userId, "star");
  if (!waiting) throw new Error("The star does not wait.");
  tab.run(() => void tab.outbox.change({ ...waiting, body: { ...waiting.body, note: "Another walk" } }));
  await page.answerAll();
  expect(page.waiting()).toEqual([]);
  await page.poll();
  expect((await look(page))?.entries).toMatchObject([{ note: "Another walk" }]);
});

test("a withdrawn star leaves no words behind", async () => {
  const page = await openSealedPage();
  const { tab, userId } = page;
  tab.run(() => void tab.outbox.add("star", { id, userId, body: star }));
  await page.answer({ isLost: true });
  tab.run(() => void tab.outbox.withdraw(id));
  await settle();
  expect(page.waiting()).toMatchObject([{ kind: "removal", body: null, firstSent: null }]);
});

test("a conflict has the texts of both, and the browser keeps neither", async () => {
  const page = await openSealedPage();
  await addStar(page);
  const { tab, userId } = page;
  const mine = (await look(page))?.entries[0];
  const elsewhere = await sealedElsewhere(page, { note: "Theirs" });
  await page.visitor.call(api.updateMoodEntry, {
    params: { id },
    headers: { "If-Match": `"${mine?.revision}"` },
    body: { sealed: elsewhere },
  });
  const body = { base: mine as never, changes: { note: "Mine" } };
  tab.run(() => void tab.outbox.add("correction", { id, userId, body }));
  await page.answerAll();
  const [refused] = tab.outbox.pending(userId, "correction");
  expect(refused?.body).toMatchObject({ base: { note }, changes: { note: "Mine" } });
  expect(changedElsewhereSchema.parse(refused?.refusal?.extra).entry).toMatchObject({ note: "Theirs" });
  for (const text of [note, "Mine", "Theirs"]) expect(kept(page)).not.toContain(text);
});

/** Sealed by another device, whose text is not known here. */
async function sealedElsewhere({ keys, userId }: Page, words: { note: string }, of = id) {
  const { sealWords } = await import("./crypto/words.ts");
  return sealWords(keys, { userId, kind: "entry", id: of }, words);
}

test("a star that another device sealed anew with the same words is no conflict", async () => {
  const page = await openSealedPage();
  await addStar(page);
  const { tab, userId } = page;
  const mine = (await look(page))?.entries[0];
  await page.visitor.call(api.updateMoodEntry, {
    params: { id },
    headers: { "If-Match": `"${mine?.revision}"` },
    body: { sealed: await sealedElsewhere(page, { note }) },
  });
  const body = { base: mine as never, changes: { note: "Mine" } };
  tab.run(() => void tab.outbox.add("correction", { id, userId, body }));
  await page.answerAll();
  expect(page.waiting()).toEqual([]);
});

test("words that are locked stay in the page, and are kept and sent after unlocking", async () => {
  const page = await openPage();
  const { unlock } = await sealPage(page);
  const { tab, userId } = page;
  tab.run(() => void tab.outbox.add("star", { id, userId, body: star }));
  await page.answerAll();
  expect(page.waiting()).toEqual([]);
  expect(tab.outbox.pending(userId, "star")[0]?.body.note).toBe(note);
  expect(tab.outbox.isKept(id)).toBe(false);
  expect(tab.outbox.isLocked(tab.outbox.all(userId)[0] as never)).toBe(true);
  await unlock();
  tab.run(() => void tab.outbox.flush(userId));
  await page.answerAll();
  expect((await page.stored()).entries).toMatchObject([{ note: null, sealed: expect.any(String) }]);
});

test("words that are locked are not kept when another person signs in", async () => {
  const page = await openPage();
  await sealPage(page);
  const { tab, userId } = page;
  tab.run(() => void tab.outbox.add("star", { id, userId, body: star }));
  await page.answerAll();
  noteSealState({ id: tagId });
  await tab.outbox.read();
  expect(page.waiting()).toEqual([]);
  noteSealState({ id: userId, seal: "sealing" });
});

test("what waited in plain words when another device began to seal is sealed, and then sent", async () => {
  const page = await openPage();
  const { tab, userId } = page;
  tab.run(() => void tab.outbox.add("star", { id, userId, body: star }));
  await settle();
  const { unlock } = await sealPage(page);
  await page.answerAll();
  expect((await page.stored()).entries).toEqual([]);
  await unlock();
  tab.run(() => void tab.outbox.flush(userId));
  await settle();
  expect(kept(page)).not.toContain(note);
  await page.answerAll();
  expect((await page.stored()).entries).toMatchObject([{ note: null, sealed: expect.any(String) }]);
});

test("locked, a star is corrected without its words, which stay", async () => {
  const page = await openSealedPage();
  await addStar(page);
  dropKeys();
  const { tab, userId } = page;
  const [locked] = (await look(page))?.entries ?? [];
  expect(locked).toMatchObject({ note: null, sealed: expect.any(String) });
  const body = { base: locked as never, changes: { intensity: 9 } };
  tab.run(() => void tab.outbox.add("correction", { id, userId, body }));
  await page.answerAll();
  expect((await page.stored()).entries).toMatchObject([{ intensity: 9, sealed: locked?.sealed }]);
});

test("a locked correction waits if another device may have written the same", async () => {
  const page = await openSealedPage();
  await addStar(page);
  dropKeys();
  const { tab, userId } = page;
  const [locked] = (await look(page))?.entries ?? [];
  await page.visitor.call(api.updateMoodEntry, {
    params: { id },
    headers: { "If-Match": `"${locked?.revision}"` },
    body: { sealed: await sealedElsewhere(page, { note: "Theirs" }) },
  });
  const body = { base: locked as never, changes: { intensity: 9 } };
  tab.run(() => void tab.outbox.add("correction", { id, userId, body }));
  await page.answerAll();
  expect(tab.outbox.all(userId)).toMatchObject([{ kind: "correction", refusal: null }]);
  await page.unlock();
  await tab.outbox.read();
  tab.run(() => void tab.outbox.flush(userId));
  await page.answerAll();
  const [refused] = tab.outbox.pending(userId, "correction");
  expect(refused?.refusal?.extra).toMatchObject({ entry: { note: "Theirs" } });
});

test("words that the server has moved to another star are not shown as those of that star", async () => {
  const page = await openSealedPage();
  await addStar(page);
  const [told] = (await page.stored()).entries;
  const other = { ...told, id: tagId, revision: (told?.revision ?? 0) + 1 };
  page.tab.client.setQueryData(["universe", page.userId], (known: object) => ({
    ...known,
    entries: [told, other],
  }));
  expect((await look(page))?.entries).toMatchObject([{ note }, { note: null, sealed: told?.sealed }]);
});

test("what waits under an earlier key is sealed anew once the next key is there", async () => {
  const page = await openSealedPage();
  const { tab, userId, visitor, keys } = page;
  tab.run(() => void tab.outbox.add("star", { id, userId, body: star }));
  await settle();
  expect(sealedIn(page)).toMatch(/^1\.1\./);
  await visitor.call(api.finishSeal);
  const begun = await visitor.call(api.rotateSeal, { body: makeEpoch(2) });
  expect(begun.text).toContain("rotating");
  noteSealState({ id: userId, seal: "rotating" });
  await page.unlock([keys, await makeKeys(2)]);
  await tab.outbox.read();
  expect(sealedIn(page)).toMatch(/^1\.2\./);
  await page.answerAll();
  await tab.outbox.read();
  tab.run(() => void tab.outbox.flush(userId));
  await page.answerAll();
  expect((await page.stored()).entries).toMatchObject([{ sealed: expect.stringMatching(/^1\.[12]\./) }]);
});

test("a server that calls the universe open gets no word before the person says so, too", async () => {
  const page = await openSealedPage();
  const { tab, userId } = page;
  await page.visitor.call(api.finishSeal);
  await page.visitor.call(api.beginOpening);
  await page.visitor.call(api.finishSeal);
  noteSealState({ id: userId });
  tab.run(() => void tab.outbox.add("star", { id, userId, body: star }));
  await page.answerAll();
  expect((await page.stored()).entries).toEqual([]);
  expect(tab.outbox.isLocked(tab.outbox.all(userId)[0] as never)).toBe(true);
  await tab.run(() => acceptOpened(userId, tab.outbox));
  await page.answerAll();
  expect((await page.stored()).entries).toMatchObject([{ note }]);
});
