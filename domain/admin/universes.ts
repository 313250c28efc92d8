/** What administrators see of universes: never a word, a feeling, or how many there are. */

import * as z from "zod/mini";
import { coded } from "../refusals.ts";
import { textUpTo } from "../text.ts";

/** The size of a universe is told in whole steps: the exact number would tell how many stars there are, and when one was added. */
export const bytesOfStep = 1_000_000;

/** The bytes that a universe does not reach; `steps` is how many it has filled. */
export const roundedBytes = (steps: number) => (Math.max(0, steps) + 1) * bytesOfStep;

/** Times are ISO 8601 with `Z`, days `YYYY-MM-DD` in UTC. */
export const listedUniverseSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdOn: z.string(),
  /** The last day on which somebody was signed in to it; null where none is known. */
  lastSeenOn: z.nullable(z.string()),
  /** A whole million, rounded up, at most an hour late. */
  bytes: z.number(),
  /** Names of `signInMethods`, or of a later version. */
  waysIn: z.array(z.string()),
  hasSecondFactor: z.boolean(),
  isAdministrator: z.boolean(),
  /** The end of the lock after wrong passwords; null without one. */
  lockedUntil: z.nullable(z.string()),
  /** The moment at which a closed universe is removed; null for an open one. */
  removedAt: z.nullable(z.string()),
  closedBy: z.nullable(z.enum(["person", "administrator"])),
});
export type ListedUniverse = z.output<typeof listedUniverseSchema>;

export const universeOrders = ["name", "created", "seen", "bytes"] as const;
export type UniverseOrder = (typeof universeOrders)[number];

export const universesOfPage = 50;

const unknownOption = (name: string) => coded("unknown-option", `Unknown value of ${name}.`);

/** `search` is the beginning of a name; `after` is `next` of the page before, in the same order and search. */
export const universesQuerySchema = z.object({
  order: z.optional(z.enum(universeOrders, unknownOption("order"))),
  direction: z.optional(z.enum(["up", "down"], unknownOption("direction"))),
  search: z.optional(textUpTo(200, "A search")),
  after: z.optional(textUpTo(500, "A page")),
});

/** `next` leads to the next page; null on the last one. */
export const universesPageSchema = z.object({
  universes: z.array(listedUniverseSchema),
  next: z.nullable(z.string()),
});

/** What an administrator can do for the person of a universe. `reopen` undoes `close`. */
export const universeActions = ["end-sessions", "unlock", "send-sign-in-link", "close", "reopen"] as const;
export type UniverseAction = (typeof universeActions)[number];
