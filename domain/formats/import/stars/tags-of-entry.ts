/** The tags of the stars of an import. */

import type { ImportedTag } from "../../../imports.ts";
import { maxTagsOfStar, tagChangeSchema } from "../../../records/tag/tag.ts";
import { nameKey } from "../clean-text.ts";
import type { MappedTag, Mapping, Problem, ReadEntry, ReadTag } from "../read-journal.ts";
import { quotable, remark } from "../remark.ts";

const nameSchema = tagChangeSchema.shape.name;

export type TagFinder = ReturnType<typeof createTagFinder>;

/** `createId` returns a new UUID at each call. */
export function createTagFinder(tags: readonly ReadTag[], mapping: Mapping, createId: () => string) {
  const made = new Map<string, ImportedTag>();
  const uses = new Map(tags.map(({ name, count }) => [name, count]));

  /** Tags of one name are one tag. Null for a name that no tag can have, such as one that was remembered wrongly. */
  const tagFor = ({ name, kind }: MappedTag): ImportedTag | null => {
    const known = made.get(nameKey(name));
    if (known) return known;
    const { data, success } = nameSchema.safeParse(name);
    if (!success) return null;
    const tag = { id: createId(), name: data, kind };
    made.set(nameKey(name), tag);
    return tag;
  };

  return {
    tagsOf({ row, tags }: ReadEntry): { ids: string[]; problem: Problem | null } {
      const byUse = (one: string, other: string) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0);
      const names = mapping.manyTags === "most-used" ? tags.toSorted(byUse) : tags;
      const ids = new Map<string, string>();
      for (const name of names) {
        const mapped = mapping.tags.get(name);
        const tag = mapped ? tagFor(mapped) : null;
        if (tag && !ids.has(tag.id)) ids.set(tag.id, name);
      }
      const [kept, lost] = [[...ids.keys()].slice(0, maxTagsOfStar), [...ids.values()].slice(maxTagsOfStar)];
      return { ids: kept, problem: lost.length > 0 ? moreTags(row, lost) : null };
    },
    /** Lists the tags that `tagsOf` has used. */
    list: (): ImportedTag[] => [...made.values()],
  };
}

const moreTags = (row: number, names: readonly string[]): Problem => ({
  ...{ row, code: "more-tags", severity: "changed" },
  remark: remark("moreTags", { most: maxTagsOfStar, names: names.map(quotable) }),
});
