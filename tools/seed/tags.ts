/** The tags of the demo: a handful, chosen by the day and the feeling. */

import type { FamilyId } from "#domain/emotions.ts";
import type { Random } from "#domain/pseudo-random.ts";
import type { Tag } from "#domain/records/tag/tag.ts";

type Situation = {
  readonly family: FamilyId;
  /** 0 to 24. */
  readonly hour: number;
  readonly isWeekend: boolean;
  readonly isAway: boolean;
};

type DemoTag = Pick<Tag, "name" | "kind"> & {
  /** The share of such situations in which the tag is chosen. */
  readonly share: (situation: Situation) => number;
};

const among = (family: FamilyId, ...families: FamilyId[]) => families.includes(family);

const tags: readonly DemoTag[] = [
  { name: "travel", kind: "activity", share: ({ isAway }) => (isAway ? 0.6 : 0) },
  {
    name: "work",
    kind: "activity",
    share: ({ isWeekend, isAway, hour }) => (isWeekend || isAway ? 0.02 : hour < 19 ? 0.35 : 0.08),
  },
  { name: "family", kind: "people", share: ({ isWeekend }) => (isWeekend ? 0.25 : 0.1) },
  { name: "friends", kind: "people", share: ({ hour }) => (hour > 17 ? 0.2 : 0.05) },
  { name: "partner", kind: "people", share: ({ family }) => (among(family, "love") ? 0.3 : 0.08) },
  { name: "health", kind: "body", share: ({ family }) => (among(family, "fear", "anguish") ? 0.15 : 0.03) },
  { name: "fitness", kind: "body", share: ({ family }) => (among(family, "power") ? 0.25 : 0.05) },
  { name: "hobbies", kind: "activity", share: ({ isWeekend }) => (isWeekend ? 0.2 : 0.06) },
  { name: "self-care", kind: "other", share: ({ family }) => (among(family, "serenity") ? 0.2 : 0.04) },
  { name: "money", kind: "other", share: ({ family }) => (among(family, "fear") ? 0.12 : 0.02) },
  {
    name: "the lake",
    kind: "place",
    share: ({ isWeekend, isAway }) => (isAway ? 0 : isWeekend ? 0.12 : 0.02),
  },
];

export const kindsOfTags: ReadonlyMap<string, Tag["kind"]> = new Map(
  tags.map(({ name, kind }) => [name, kind]),
);

/** The names of the tags of a star. */
export const chooseTags = (situation: Situation, random: Random): string[] =>
  tags.filter(({ share }) => random() < share(situation)).map(({ name }) => name);
