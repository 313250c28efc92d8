/** The words that the scene writes into the sky. It receives them, because it knows no language; they can be sent to a worker. */

import type { FamilyId } from "#domain/emotions.ts";

export type SkyWords = {
  /** Words at the two ends of the axis. */
  readonly pleasant: string;
  readonly unpleasant: string;
  readonly families: ReadonlyMap<FamilyId, string>;
  /** Short names of the months, January first. */
  readonly months: readonly string[];
};

/** Words before a page has given any. */
export const noWords: SkyWords = { pleasant: "", unpleasant: "", families: new Map(), months: [] };
