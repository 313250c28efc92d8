import { useMemo } from "react";
import type { Universe } from "#domain/records/apply-changes.ts";
import { tagsToOffer } from "#domain/records/tag/find-tags.ts";
import type { TagsOfUniverse } from "./choose-tags.ts";

const none: TagsOfUniverse = { tags: [], offered: [] };

/** The tags of a universe in the order in which the form offers them; none until it is loaded. */
export const useTags = (universe: Universe | undefined): TagsOfUniverse =>
  useMemo(
    () => (universe ? { tags: universe.tags, offered: tagsToOffer(universe.tags, universe.entries) } : none),
    [universe],
  );
