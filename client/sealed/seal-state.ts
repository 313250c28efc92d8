/**
 * Whether the words of the person who is signed in are sealed, for code that has no user at hand. It loads nothing: people
 * without sealed words pay for no more than this.
 */

import type { QueryClient } from "@tanstack/react-query";
import type { User } from "#domain/accounts/user.ts";
import type { RefusalCode } from "#domain/refusals.ts";
import type { SealState } from "#domain/sealed/seal-states.ts";
import { ownName } from "../base-path.ts";
import type { Refusal } from "../languages/refusal-texts.ts";

/** The states of everybody who was signed in since the page began: what it still holds of them stays sealed. */
const states = new Map<string, SealState>();
let latest: string | null = null;
/** The person who has said in this page that they opened their words. */
let opener: string | null = null;
/** The person whose keys this page has. */
let holder: string | null = null;
const listeners = new Set<() => void>();

/** What the server has said last of a person's words. */
export const sealStateOf = (userId: string): SealState => states.get(userId) ?? "open";

export function noteSealState({ id, seal = "open" }: Pick<User, "id" | "seal">) {
  // What was said of words that were opened is not said of those that are sealed again.
  if (opener === id && seal !== "open" && seal !== "opening") opener = null;
  // A sign-out has removed it, where the person is back in the same page.
  if (seal !== "open" && opener !== id) mark(id);
  if (latest === id && states.get(id) === seal) return;
  latest = id;
  states.set(id, seal);
  sealChanged();
}

export function noteHolder(userId: string | null) {
  holder = userId;
}

/** Tells that words are sealed, opened, locked or unlocked by now. */
export function sealChanged() {
  for (const listener of listeners) listener();
}

/** Calls back when it changed whether words are sealed, or whether they are unlocked here. */
export function onSealState(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const sealCodes: readonly (RefusalCode | null)[] = [
  "universe-sealed",
  "universe-not-sealed",
  "wrong-epoch",
  "seal-state",
];

/** Whether the server refuses words because they are sealed, or not sealed, or with another key. */
export const isSealRefusal = ({ code }: Refusal): boolean => sealCodes.includes(code);

let askAgain = () => {};

/** What the page knows of the person is of before, if the server refuses words that it has sealed or not sealed. */
export const noteSealRefusal = (refusal: Refusal) => void (isSealRefusal(refusal) && askAgain());

/** Notes what each session says that the page learns of, before any component hears of it. */
export function followSealState(client: QueryClient, sessionKey: readonly unknown[]) {
  askAgain = () => void client.invalidateQueries({ queryKey: sessionKey });
  client.getQueryCache().subscribe(({ query, type }) => {
    const user = query.queryKey[0] === sessionKey[0] && type === "updated" ? query.state.data : null;
    if (user) noteSealState(user as User);
  });
  // The person has answered, or signed out, in another tab.
  globalThis.addEventListener?.("storage", ({ key }) => key?.startsWith(markPrefix) && sealChanged());
}

export function acceptOpenWords(userId: string) {
  opener = userId;
  unmark(userId);
  sealChanged();
}

/**
 * Whether words of a person may be sealed, or must be. A browser that knows them as sealed goes on sealing whatever the
 * server says, until the person says so, too: a server must not learn words by calling a universe open.
 */
export const sealsWords = (userId: string): boolean => sealStateOf(userId) !== "open" || isClaim(userId);

/** Whether the server alone says that the words of this browser's person are open. */
export const isClaim = (userId: string): boolean =>
  sealStateOf(userId) === "open" && opener !== userId && (holder === userId || isMarked(userId));

/**
 * With the person's id, the name of a stored text: this browser knows their words as sealed, until they say that they
 * have opened them. It outlives the keys, and goes with what is stored of the person.
 */
const markPrefix = ownName("mood-universe.sealed.");

function mark(userId: string) {
  try {
    localStorage.setItem(markPrefix + userId, "yes");
  } catch {
    // Then the browser knows it as long as it has the keys.
  }
}

function unmark(userId: string) {
  try {
    localStorage.removeItem(markPrefix + userId);
  } catch {
    // A forbidden storage is empty.
  }
}

function isMarked(userId: string): boolean {
  try {
    return localStorage.getItem(markPrefix + userId) !== null;
  } catch {
    return false;
  }
}
