/** Tags that a person can start with: the associations of Apple's State of Mind, so that imports and exports match. */

import type { Tag } from "./tags.ts";

export type StarterTag = Pick<Tag, "name" | "kind">;

/** Suggestions; each becomes a tag of the universe when the person first uses it. */
export const starterTags: readonly StarterTag[] = [
  { name: "community", kind: "people" },
  { name: "current events", kind: "other" },
  { name: "dating", kind: "people" },
  { name: "education", kind: "activity" },
  { name: "family", kind: "people" },
  { name: "fitness", kind: "body" },
  { name: "friends", kind: "people" },
  { name: "health", kind: "body" },
  { name: "hobbies", kind: "activity" },
  { name: "identity", kind: "other" },
  { name: "money", kind: "other" },
  { name: "partner", kind: "people" },
  { name: "self-care", kind: "other" },
  { name: "spirituality", kind: "other" },
  { name: "tasks", kind: "activity" },
  { name: "travel", kind: "activity" },
  { name: "weather", kind: "other" },
  { name: "work", kind: "activity" },
];
