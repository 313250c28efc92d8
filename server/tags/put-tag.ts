/** Creates or changes a tag. A repeated request changes nothing. */

import { maxTags, type Tag, type TagChange } from "#domain/records/tag/tag.ts";
import type { Context } from "../context.ts";
import type { TagRow } from "../database/schema.ts";
import { countOwned, findRecord, updateRecord } from "../records/queries.ts";
import { createRecord } from "../records/store-record.ts";
import { tags, toTag } from "../records/tags.ts";
import { changeUniverse, saveRevision, type UniverseChange } from "../revisions/change-universe.ts";
import { nameKeyOf } from "../sealed/name-key.ts";
import { requireWords } from "../sealed/require-words.ts";
import { findTagByName } from "./queries.ts";

export type Put =
  | { ok: true; tag: Tag; isNew: boolean }
  | { ok: false; reason: "name taken"; tag: Tag }
  | { ok: false; reason: "too many tags" | "universe is gone" };

type Content = Pick<TagRow, "name" | "sealed" | "nameKey" | "kind" | "isArchived">;

const contentOf = (change: TagChange, known: TagRow | undefined): Content => ({
  ...{ name: change.name, sealed: change.sealed ?? null, nameKey: nameKeyOf(change, known) },
  ...{ kind: change.kind, isArchived: change.isArchived ? 1 : 0 },
});

const isSame = (tag: TagRow, { name, sealed, kind, isArchived }: Content) =>
  tag.name === name && tag.sealed === sealed && tag.kind === kind && tag.isArchived === isArchived;

/** A tag that was removed or merged is created again. */
export async function putTag(context: Context, userId: string, id: string, body: TagChange): Promise<Put> {
  const put = await changeUniverse(context, userId, async (change): Promise<Put> => {
    const { db, universe, revision } = change;
    requireWords(change.universe, { tag: [body] });
    const isVisible = (tag: TagRow) => tag.revision <= universe.revision;
    const known = await findRecord(db, "tags", userId, id);
    const content = contentOf(body, known);
    if (known && isVisible(known) && isSame(known, content))
      return { ok: true, tag: toTag(known), isNew: false };
    const namesake = await findTagByName(db, userId, content.nameKey);
    if (namesake && namesake.id !== id) {
      const tag = isVisible(namesake) ? namesake : await reveal(change, namesake);
      return { ok: false, reason: "name taken", tag: toTag(tag) };
    }
    if (!known && (await countOwned(db, "tags", userId)) >= maxTags)
      return { ok: false, reason: "too many tags" };
    const stored = known
      ? await updateRecord(db, "tags", known, { ...content, revision })
      : await createRecord(change, tags, { id, ...content });
    await saveRevision(change);
    return { ok: true, tag: toTag(stored), isNew: !known };
  });
  return put ?? { ok: false, reason: "universe is gone" };
}

/** The person asks for a tag that an import is about to create: it is there from now on. */
async function reveal(change: UniverseChange, hidden: TagRow) {
  const tag = await updateRecord(change.db, "tags", hidden, { revision: change.revision });
  await saveRevision(change);
  return tag;
}
