import { afterEach, expect, test } from "vitest";
import { cooldown } from "../stars/cooldown.ts";
import { serverClock } from "../time/server-clock.ts";
import { dismissToast, shownToast } from "../ui/toasts.ts";
import { AddMood } from "./add-mood-store.tsx";
import { emptyDraft } from "./draft.ts";

afterEach(() => {
  cooldown.follow(null);
  while (shownToast()) dismissToast();
});

/** The pause ends by the server's clock, which tests before in the same process may have observed. */
const pause = () => cooldown.follow(new Date(serverClock.at(Date.now()) + 300_000).toISOString());
const withNote = (note: string) => ({ ...emptyDraft, form: { ...emptyDraft.form, note } });

test("a plain opening is for a star of now, whatever the dialog was opened for before", () => {
  const addMood = new AddMood("ada");
  addMood.openEarlier();
  expect(addMood.state).toMatchObject({ isOpen: true, isEarlier: true });
  addMood.openWaiting("a-star");
  expect(addMood.state).toMatchObject({ isEarlier: false, waitingId: "a-star" });
  addMood.close();
  addMood.open();
  expect(addMood.state).toMatchObject({ isOpen: true, isEarlier: false, waitingId: null });
});

test("a star of an earlier moment begins with a moment before now, and keeps one that was chosen", () => {
  const addMood = new AddMood("ada");
  addMood.openEarlier();
  expect(addMood.state.draft.form.when).not.toBeNull();
  const chosen = { date: "2026-01-01", time: "12:00", utcOffset: null };
  addMood.save({ ...emptyDraft, form: { ...emptyDraft.form, when: chosen } });
  addMood.openEarlier();
  expect(addMood.state.draft.form.when).toBe(chosen);
});

test("during a pause, asking says how long it lasts and opens nothing", () => {
  const addMood = new AddMood("ada");
  pause();
  addMood.ask();
  expect(addMood.state.isOpen).toBe(false);
  expect(shownToast()).not.toBeNull();
  cooldown.follow(null);
  addMood.ask();
  expect(addMood.state.isOpen).toBe(true);
});

test("a pause that becomes known closes an untouched form, and leaves one with words", () => {
  const untouched = new AddMood("ada");
  untouched.open();
  untouched.heedPause();
  expect(untouched.state.isOpen).toBe(true);
  pause();
  untouched.heedPause();
  expect(untouched.state.isOpen).toBe(false);

  const typed = new AddMood("ada");
  typed.open();
  typed.save(withNote("A word"));
  typed.heedPause();
  expect(typed.state.isOpen).toBe(true);
});

test("a shared text stands below what the note says already", () => {
  const addMood = new AddMood("ada");
  addMood.save(withNote("Mine"));
  addMood.openShared("Shared");
  expect(addMood.state).toMatchObject({ isOpen: true, draft: withNote("Mine\n\nShared") });
  addMood.discard();
  expect(addMood.state.draft).toBe(emptyDraft);
});
