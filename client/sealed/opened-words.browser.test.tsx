/** The universe of a person whose words are sealed, as the page shows it. */

import { onTestFinished } from "vitest";
import type { Universe } from "#domain/records/apply-changes.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { makeStar } from "../../testing/make-star.ts";
import { setLanguage } from "../languages/language.ts";
import { storeUserId } from "../session/stored-user.ts";
import { keysOf, makeMasterKey } from "./crypto/keys.ts";
import { sealWords } from "./crypto/words.ts";
import { dropKeys } from "./drop-keys.ts";
import { takeKeys } from "./keyring.ts";
import { onOpened, openUniverse, withNames } from "./opened-words.ts";
import { noteSealState } from "./seal-state.ts";

const userId = "ada";
const universe: Universe = {
  ...{ entries: [], tags: [], constellations: [], feelings: [], trackers: [], readings: [], comparisons: [] },
  ...{ revision: 1, nextOrdinal: 0 },
};

async function seal() {
  storeUserId(userId);
  noteSealState({ id: userId, seal: "sealed" });
  onTestFinished(() => {
    noteSealState({ id: userId });
    dropKeys();
  });
  const keys = await keysOf(makeMasterKey(), 1);
  const unlock = () => takeKeys({ userId, sealedFor: userId, epochs: [keys] }, { keep: false });
  const sealed = (kind: "entry" | "tag" | "tracker", id: string, words: Record<string, string>) =>
    sealWords(keys, { userId, kind, id }, words);
  return { unlock, sealed };
}

const show = (told: Universe) => openUniverse(userId, told);
const notesOf = ({ entries }: Universe) => entries.map(({ note }) => note);

test("words are shown after unlocking, and no more once they are locked; what does not change stays the same object", async () => {
  const { unlock, sealed } = await seal();
  const plain = makeStar({ id: "plain", userId, note: null });
  const star = makeStar({
    id: "star",
    userId,
    note: null,
    sealed: await sealed("entry", "star", { note: "At sea" }),
  });
  const told = { ...universe, entries: [plain, star] };
  expect(show(told)).toBe(told);
  await unlock();
  await expect.poll(() => notesOf(show(told))).toEqual([null, "At sea"]);
  const opened = show(told);
  expect(opened.entries[0]).toBe(plain);
  const later = show({ ...told, revision: 2 });
  expect(later.entries).toBe(opened.entries);
  const added = show({ ...told, entries: [...told.entries, makeStar({ id: "third", userId })] });
  expect(added.entries[1]).toBe(opened.entries[1]);
  dropKeys();
  expect(show(told).entries).toEqual([plain, star]);
});

test("what is locked is called so in the reader's language, and trackers are in the order of their names once these are open", async () => {
  const { unlock, sealed } = await seal();
  const tracker = async (id: string, name: string) =>
    ({
      id,
      revision: 1,
      position: 0,
      name: "",
      sealed: await sealed("tracker", id, { name, unit: "h" }),
    }) as never;
  const told = { ...universe, trackers: [await tracker("a", "Water"), await tracker("b", "Coffee")] };
  const names = () => withNames(show(told)).trackers.map(({ name }) => name);
  expect(names()).toEqual(["Sealed", "Sealed"]);
  await setLanguage({ language: "de", locale: "de-DE" });
  expect(names()).toEqual(["Versiegelt", "Versiegelt"]);
  await setLanguage({ language: "en", locale: "en-US" });
  await unlock();
  await expect.poll(names).toEqual(["Coffee", "Water"]);
});

test("2,000 notes open in a few steps, the latest first, and the page reacts meanwhile", async () => {
  const { unlock, sealed } = await seal();
  const entries: MoodEntry[] = await Promise.all(
    Array.from({ length: 2_000 }, async (_, n) => {
      const id = `star-${n}`;
      return makeStar({ id, userId, note: null, sealed: await sealed("entry", id, { note: `Note ${n}` }) });
    }),
  );
  const told = { ...universe, entries };
  const steps: (readonly (string | null)[])[] = [];
  onTestFinished(onOpened(() => void steps.push(notesOf(show(told)))));
  await unlock();
  show(told);
  await expect.poll(() => steps.at(-1)?.every((note, n) => note === `Note ${n}`)).toBe(true);
  const counts = steps.map((notes) => notes.filter(Boolean).length);
  // Nothing, when the keys came; then what the page opens itself, and then what the worker has.
  expect(counts).toEqual([0, 100, 2_000]);
  expect(steps[1]?.at(-1)).toBe("Note 1999");
});

test("a text that the server has moved to another record does not open there, and stays where it belongs", async () => {
  const { unlock, sealed } = await seal();
  const text = await sealed("entry", "mine", { note: "Mine" });
  const mine = makeStar({ id: "mine", userId, note: null, sealed: text });
  const told = { ...universe, entries: [makeStar({ ...mine, id: "other" }), mine] };
  await unlock();
  await expect.poll(() => notesOf(show(told))).toEqual([null, "Mine"]);
  expect(show(told).entries[0]).toHaveProperty("sealed", text);
});
