import { useMemo } from "react";
import type { Universe } from "#domain/records/apply-changes.ts";
import { tagsToOffer } from "#domain/records/tag/find-tags.ts";
import type { TagsOfUniverse } from "./choose-tags.ts";

const none = { tags: [], entries: [] };

/** The tags of a universe in the order in which the form offers them; none until it is loaded. */
export const useTags = ({ tags, entries }: Pick<Universe, "tags" | "entries"> = none): TagsOfUniverse =>
  useMemo(() => ({ tags, offered: tagsToOffer(tags, entries) }), [tags, entries]);
