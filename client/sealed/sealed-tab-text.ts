/** The texts of the tab's storage in a universe whose words are sealed. */

import { openText, sealText } from "./seal-record.ts";
import { onSealState, sealsWords } from "./seal-state.ts";
import { readStorage, writeStorage } from "./tab-storage.ts";

/** A text under a key of the storage (`TabText`). */
type KeptText = {
  readonly key: string;
  readonly join: (earlier: string, later: string) => string;
  readonly listeners: ReadonlySet<() => void>;
};

type Owned = { readonly userId: string; readonly text: string };

/** What this page knows of a text. */
type State = {
  /** The text that the storage has sealed, or will have once the words are unlocked here. */
  opened: Owned | null;
  /** What of the storage carries `opened`; null while it is not stored. */
  sealed: string | null;
  /** The storage has a text from before `opened` that was not read yet. */
  hidesEarlier: boolean;
  /** The part of the stored text that the page had read before it was locked; null once it was asked for and was locked. */
  stillInView: string | null;
};

const states = new Map<KeptText, State>();

/** Null where there is none, and while it is locked: listeners of the text hear when it is open. */
export function readText(tabText: KeptText, userId: string): string | null {
  const state = stateOf(tabText);
  if (state.opened?.userId === userId) return state.opened.text;
  const stored = readStorage(tabText.key);
  if (!ownedIn(stored)?.sealed) return stored;
  state.stillInView = null;
  void follow(tabText, state);
  return null;
}

/** Null discards the text that the person had in view, and no text that was not read yet. */
export function writeText(tabText: KeptText, userId: string, text: string | null) {
  const state = stateOf(tabText);
  if (state.opened === null) state.hidesEarlier = hasUnread(tabText, userId, state);
  state.opened = text === null ? null : { userId, text };
  state.sealed = null;
  if (text !== null) return void store(tabText, state);
  if (!state.hidesEarlier) writeStorage(tabText.key, null);
  state.hidesEarlier = false;
}

function hasUnread({ key }: KeptText, userId: string, { stillInView }: State): boolean {
  const stored = ownedIn(readStorage(key));
  return stored?.userId === userId && stored.sealed !== null && stored.sealed !== stillInView;
}

function stateOf(tabText: KeptText): State {
  const state: State = states.get(tabText) ?? {
    ...{ opened: null, sealed: null, hidesEarlier: false, stillInView: null },
  };
  states.set(tabText, state);
  return state;
}

/** Stores the latest text, as soon as the words are unlocked here. */
async function store({ key }: KeptText, state: State) {
  const latest = state.opened;
  if (!latest || state.hidesEarlier) return;
  const { userId, text } = latest;
  if (!sealsWords(userId)) {
    state.opened = null;
    return writeStorage(key, text);
  }
  if (state.sealed !== null) return;
  const sealed = await sealText(userId, key, text).catch(() => null);
  // A later text is on its way, or none is wanted any more.
  if (sealed === null || state.opened !== latest) return;
  state.sealed = sealed;
  writeStorage(key, JSON.stringify({ userId, sealed }));
}

/** Opens the stored text, or stores the open one, as the keys allow by now. */
async function follow(tabText: KeptText, state: State) {
  const { key, join, listeners } = tabText;
  const stored = readStorage(key);
  const { userId, sealed } = ownedIn(stored) ?? {};
  if (!userId || !sealed) {
    // The text is in plain words, from before another device began to seal.
    if (userId && stored && !state.opened && sealsWords(userId)) writeText(tabText, userId, stored);
    return store(tabText, state);
  }
  const text = await openText(userId, key, sealed);
  if (ownedIn(readStorage(key))?.sealed !== sealed) return;
  if (text === null) {
    // The words were locked again, and the storage has the text.
    if (state.opened && state.sealed === sealed) [state.opened, state.stillInView] = [null, sealed];
    return;
  }
  if (state.opened && !state.hidesEarlier) return store(tabText, state);
  const later = state.opened?.userId === userId ? state.opened.text : null;
  state.opened = { userId, text: later === null ? text : join(text, later) };
  state.sealed = later === null ? sealed : null;
  state.hidesEarlier = false;
  for (const listener of listeners) listener();
  await store(tabText, state);
}

onSealState(() => {
  for (const [tabText, state] of states) void follow(tabText, state);
});

/** The owner of a stored text, and its sealed part; null if it names no owner. */
function ownedIn(stored: string | null): { readonly userId: string; readonly sealed: string | null } | null {
  try {
    const { userId, sealed = null } = Object(JSON.parse(stored ?? "null"));
    return typeof userId === "string" ? { userId, sealed } : null;
  } catch {
    return null;
  }
}
