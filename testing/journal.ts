/** A person of the test app with a universe, and the calls with which they write, correct and remove stars. */

import { api } from "#domain/api.ts";
import type { BinnedMoodEntry, MoodEntry } from "#domain/records/star/mood-entry.ts";
import { makeEntry, signUp } from "./make.ts";
import type { Answer, Visitor, Visitors } from "./visitor.ts";

type StarId = { id: string };

export type Journal = {
  readonly visitor: Visitor;
  readonly userId: string;
  readonly universeName: string;
  /** Sends a star. */
  post(overrides?: Record<string, unknown>, headers?: Record<string, string>): Promise<Answer>;
  /** Adds a star, which must succeed. */
  add(overrides?: Record<string, unknown>): Promise<MoodEntry>;
  list(): Promise<MoodEntry[]>;
  /** Sends a correction of the revision that `star` has. */
  correct(star: StarId & { revision: number }, correction: unknown): Promise<Answer>;
  moveToBin(star: StarId): Promise<Answer>;
  restore(star: StarId): Promise<Answer>;
  purge(star: StarId): Promise<Answer>;
  listBin(): Promise<BinnedMoodEntry[]>;
};

export async function startJournal(test: Visitors): Promise<Journal> {
  const { visitor, user } = await signUp(test);
  const post: Journal["post"] = (overrides = {}, headers = {}) =>
    visitor.call(api.createMoodEntry, { body: makeEntry(overrides), headers });
  return {
    ...{ visitor, post, userId: user.id, universeName: user.universeName },
    async add(overrides) {
      const { status, body, text } = await post(overrides);
      if (status !== 201) throw new Error(`The star was not added: ${text}`);
      const { cooldownStatus: _, ...star } = body;
      return star;
    },
    list: async () => (await visitor.call(api.listMoodEntries)).body,
    correct: ({ id, revision }, correction) => {
      const headers = { "if-match": `"${revision}"` };
      return visitor.call(api.updateMoodEntry, { params: { id }, headers, body: correction });
    },
    moveToBin: ({ id }) => visitor.call(api.binMoodEntry, { params: { id } }),
    restore: ({ id }) => visitor.call(api.restoreMoodEntry, { params: { id } }),
    purge: ({ id }) => visitor.call(api.purgeMoodEntry, { params: { id } }),
    listBin: async () => (await visitor.call(api.listBin)).body,
  };
}
