/** Drafts and open edits of a sealed universe, in the storage of a real tab. */

import { onTestFinished } from "vitest";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { makeStar } from "../../testing/make-star.ts";
import { emptyDraft } from "../add-mood/draft.ts";
import { clearStoredDraft, onDraftOpened, readDraft, storeDraft } from "../add-mood/draft-store.ts";
import { keepEdit, keptEdit } from "../add-mood/edit-store.ts";
import { emptyForm } from "../add-mood/mood-form.ts";
import { storeUserId } from "../session/stored-user.ts";
import { keysOf, makeMasterKey } from "./crypto/keys.ts";
import { dropKeys } from "./drop-keys.ts";
import { takeKeys } from "./keyring.ts";
import { noteSealState } from "./seal-state.ts";
import { TabText } from "./tab-text.ts";

const userId = "ada";
const words = "A walk at the sea";
const draft = { ...emptyDraft, form: { ...emptyForm, note: words } };
const stored = () => JSON.stringify({ ...sessionStorage });

async function seal() {
  storeUserId(userId);
  noteSealState({ id: userId, seal: "sealed" });
  onTestFinished(() => {
    noteSealState({ id: userId });
    dropKeys();
    sessionStorage.clear();
  });
  const epochs = [await keysOf(makeMasterKey(), 1)];
  return () => takeKeys({ userId, sealedFor: userId, epochs }, { keep: false });
}

test("a draft of a sealed universe is sealed on each save, and is there again after locking and unlocking", async () => {
  const unlock = await seal();
  await unlock();
  storeDraft(userId, draft);
  await expect.poll(stored).toContain("1.1.");
  expect(stored()).not.toContain(words);
  expect(readDraft(userId)).toEqual(draft);
  dropKeys();
  await expect.poll(() => readDraft(userId)).toEqual(emptyDraft);
  expect(stored()).not.toContain(words);
  let opened = 0;
  onTestFinished(onDraftOpened(() => void opened++));
  await unlock();
  await expect.poll(() => opened).toBe(1);
  expect(readDraft(userId)).toEqual(draft);
  clearStoredDraft(userId);
  expect(stored()).not.toContain("mood-universe.draft");
});

test("what is written while the words are locked is not stored, and joins what was written before them", async () => {
  const unlock = await seal();
  await unlock();
  storeDraft(userId, draft);
  await expect.poll(stored).toContain("1.1.");
  const before = sessionStorage.getItem("mood-universe.draft");
  dropKeys();
  await expect.poll(() => readDraft(userId)).toEqual(emptyDraft);
  storeDraft(userId, { ...emptyDraft, form: { ...emptyForm, emotion: "joy", note: "And back" } });
  expect(readDraft(userId).form.note).toBe("And back");
  expect(sessionStorage.getItem("mood-universe.draft")).toBe(before);
  await unlock();
  await expect.poll(() => readDraft(userId).form.note).toBe(`${words}\n\nAnd back`);
  expect(readDraft(userId).form.emotion).toBe("joy");
  await expect.poll(() => sessionStorage.getItem("mood-universe.draft")).not.toBe(before);
  expect(stored()).not.toContain("And back");
  clearStoredDraft(userId);
});

test("a text that was still locked stays when another one was written and discarded meanwhile", async () => {
  const unlock = await seal();
  await unlock();
  storeDraft(userId, draft);
  await expect.poll(stored).toContain("1.1.");
  dropKeys();
  await expect.poll(() => readDraft(userId)).toEqual(emptyDraft);
  storeDraft(userId, { ...emptyDraft, form: { ...emptyForm, emotion: "joy" } });
  clearStoredDraft(userId);
  expect(readDraft(userId)).toEqual(emptyDraft);
  await unlock();
  await expect.poll(() => readDraft(userId)).toEqual(draft);
  clearStoredDraft(userId);
  expect(stored()).not.toContain("mood-universe.draft");
});

test("a text that stays in view while it is locked is not said twice, and can be discarded", async () => {
  const unlock = await seal();
  await unlock();
  storeDraft(userId, draft);
  await expect.poll(stored).toContain("1.1.");
  dropKeys();
  storeDraft(userId, { ...draft, form: { ...draft.form, emotion: "joy" } });
  await unlock();
  await expect.poll(() => stored().includes("1.1.")).toBe(true);
  expect(readDraft(userId).form).toMatchObject({ note: words, emotion: "joy" });
  dropKeys();
  clearStoredDraft(userId);
  expect(stored()).not.toContain("mood-universe.draft");
});

test("a text of one person is not stored in plain words while another person is signed in", async () => {
  const unlock = await seal();
  await unlock();
  dropKeys();
  storeDraft(userId, draft);
  noteSealState({ id: "eve" });
  await expect.poll(stored).not.toContain(words);
  noteSealState({ id: userId, seal: "sealed" });
});

test("a draft in plain words from before another device began to seal is sealed", async () => {
  storeUserId(userId);
  storeDraft(userId, draft);
  expect(stored()).toContain(words);
  const unlock = await seal();
  await unlock();
  expect(readDraft(userId)).toEqual(draft);
  await expect.poll(stored).not.toContain(words);
  expect(readDraft(userId)).toEqual(draft);
  clearStoredDraft(userId);
});

test("open edits of several stars are sealed, and none is lost that was locked when another began", async () => {
  const unlock = await seal();
  await unlock();
  const edit = (id: string, note: string) => ({
    base: makeStar({ id, userId, note: "Base" }),
    form: { ...emptyForm, note },
  });
  keepEdit(userId, edit("one", words));
  await expect.poll(stored).toContain("1.1.");
  expect(stored()).not.toMatch(/walk|Base/);
  dropKeys();
  await expect.poll(() => keptEdit(userId, "one")).toBeNull();
  keepEdit(userId, edit("two", "Another"));
  await unlock();
  await expect.poll(() => keptEdit(userId, "one")?.form.note).toBe(words);
  expect(keptEdit(userId, "two")?.form.note).toBe("Another");
});

test("a text of an open universe is stored at once, and no code is loaded for it", () => {
  storeUserId(userId);
  const text = new TabText("mood-universe.test", (_, later) => later);
  text.write(userId, words);
  expect(sessionStorage.getItem("mood-universe.test")).toBe(words);
  expect(text.read(userId)).toBe(words);
  text.write(userId, null);
  expect(text.read(userId)).toBeNull();
});
