/** What home holds of a new star: whether its dialog is open, for which star, and the draft. */

import { type ReactNode, useEffect, useState } from "react";
import { dateOfDay } from "#domain/calendar.ts";
import { noteWithShared } from "#domain/pages/share.ts";
import { cooldown } from "../stars/cooldown.ts";
import { serverClock } from "../time/server-clock.ts";
import { requiredContext, Store, useStore } from "../ui/store.ts";
import { dismissToast, showToast } from "../ui/toasts.ts";
import { cooldownToast } from "./cooldown-toast.ts";
import { type Draft, emptyDraft } from "./draft.ts";
import { clearStoredDraft, mayStoreDraft, onDraftOpened, readDraft, storeDraft } from "./draft-store.ts";
import { emptyForm, isSameForm } from "./mood-form.ts";
import { earlierToday } from "./typed-when.ts";

type State = {
  readonly isOpen: boolean;
  /** Opened for a star of an earlier moment, during the cooldown or for a day. */
  readonly isEarlier: boolean;
  /** The waiting star for which the dialog was opened; null where none was named. */
  readonly waitingId: string | null;
  readonly draft: Draft;
};

const opened = { isOpen: true, isEarlier: false, waitingId: null };

export class AddMood extends Store<State> {
  readonly userId: string;

  constructor(userId: string) {
    super({ isOpen: false, isEarlier: false, waitingId: null, draft: readDraft(userId) });
    this.userId = userId;
  }

  open = () => this.#open();

  /** Opens for a star that waits to be sent. */
  openWaiting = (waitingId: string) => this.#open({ waitingId });

  openEarlier = () => {
    const { draft } = this.state;
    if (!draft.form.when)
      this.save({ ...draft, form: { ...draft.form, when: earlierToday(serverClock.at(Date.now())) } });
    this.#open({ isEarlier: true });
  };

  /** Opens for noon of a calendar day; for today and for null, for now, or during the pause for earlier today. */
  openDay = (day: number | null) => {
    const { draft } = this.state;
    const today = earlierToday(serverClock.at(Date.now()));
    const date = day === null ? today.date : dateOfDay(day);
    const isToday = date === today.date;
    this.save({
      ...draft,
      form: { ...draft.form, when: isToday ? null : { date, time: "12:00", utcOffset: null } },
    });
    if (!isToday) this.#open({ isEarlier: true });
    else if (cooldown.current()) this.openEarlier();
    else this.#open();
  };

  /** Opens with a text that another app shared, below what the note says already. */
  openShared = (text: string) => {
    const { draft } = this.state;
    this.save({ ...draft, form: { ...draft.form, note: noteWithShared(draft.form.note, text) } });
    this.#open();
  };

  /** Opens where no button says that Add Mood is disabled. */
  ask = () => {
    const pause = cooldown.current();
    if (pause) showToast(cooldownToast(pause.minutes));
    else this.#open();
  };

  /** Closes what opened before the pause was known. What is typed already stays. */
  heedPause = () => {
    const pause = cooldown.current();
    if (!pause) return;
    if (isSameForm(this.state.draft.form, emptyForm)) this.close();
    showToast(cooldownToast(pause.minutes));
  };

  close = () => this.set({ isOpen: false });

  save = (draft: Draft) => {
    this.set({ draft });
    storeDraft(this.userId, draft);
  };

  /** Takes the draft that is unlocked by now; what was typed meanwhile is in it. */
  reread = () => this.set({ draft: readDraft(this.userId) });

  /** Puts back what could not be sent. False where the person writes something else by now, or is signed out. */
  restore = (draft: Draft): boolean => {
    const isFree = isSameForm(readDraft(this.userId).form, emptyForm);
    if (!mayStoreDraft(this.userId) || !isFree) return false;
    this.save(draft);
    return true;
  };

  discard = () => {
    this.set({ draft: emptyDraft });
    clearStoredDraft(this.userId);
  };

  #open(changes: Partial<State> = {}) {
    // The toast would cover the first emotions on phones.
    dismissToast();
    this.set({ ...opened, ...changes });
  }
}

export const [AddMoodContext, useAddMood] = requiredContext<AddMood>("Add Mood");

export function AddMoodProvider({ userId, children }: { userId: string; children: ReactNode }) {
  const [addMood] = useState(() => new AddMood(userId));
  useEffect(() => onDraftOpened(addMood.reread), [addMood]);
  return <AddMoodContext value={addMood}>{children}</AddMoodContext>;
}

export const useAddMoodState = <Part,>(read: (state: State) => Part): Part => useStore(useAddMood(), read);
