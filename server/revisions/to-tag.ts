import type { Tag, tagKinds } from "#domain/records/tag/tag.ts";
import type { TagRow } from "../database/schema.ts";

/** A tag as the API sends it. */
export const toTag = ({ id, name, kind, isArchived, revision }: TagRow): Tag => ({
  id,
  name,
  kind: kind as (typeof tagKinds)[number],
  isArchived: isArchived === 1,
  revision,
});
