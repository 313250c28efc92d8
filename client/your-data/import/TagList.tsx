import { useState } from "react";
import type { MappedTag, Mapping, ReadTag } from "#domain/formats/import/read-journal.ts";
import { imports } from "#domain/languages/en/imports.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { findTagByName } from "#domain/records/tag/find-tags.ts";
import { maxTags, type Tag, tagNameLimit } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { GrowingList } from "./GrowingList.tsx";
import { TagDialog } from "./TagDialog.tsx";

type Props = {
  found: readonly ReadTag[];
  /** Tags of the universe. */
  tags: readonly Tag[];
  mapping: Mapping;
  onChange: (change: Partial<Mapping>) => void;
};

/** The activities of the source, and the tag that each becomes, or none. */
export function TagList({ found, tags, mapping, onChange }: Props) {
  const t = useTranslator();
  const [asked, setAsked] = useState<ReadTag | null>(null);
  const setTag = (name: string, tag: MappedTag | null) =>
    onChange({ tags: new Map(mapping.tags).set(name, tag) });
  const leaveAllOut = () => onChange({ tags: new Map(found.map(({ name }) => [name, null])) });
  return (
    <>
      <GrowingList
        title={t(imports.tags.title)}
        note={noteOf(t, found, tags, mapping)}
        actions={
          <Button variant="quiet" className="-me-2 text-small" onClick={leaveAllOut}>
            {t(imports.tags.leaveAllOut)}
          </Button>
        }
        items={found}
        keyOf={({ name }) => name}
        render={(tag) => (
          <>
            <div className="min-w-0 grow basis-40">
              <bdi className="wrap-anywhere">{tag.name}</bdi>
              <p className="text-quiet text-small tabular-nums">{t(imports.entries, { count: tag.count })}</p>
            </div>
            <Button className="max-w-full shrink! px-3" onClick={() => setAsked(tag)}>
              <span className="sr-only">{tag.name}: </span>
              <Shown mapped={mapping.tags.get(tag.name) ?? null} tags={tags} />
            </Button>
          </>
        )}
      />
      {asked && (
        <TagDialog
          tag={asked}
          tags={tags}
          value={mapping.tags.get(asked.name) ?? null}
          onChange={(tag) => setTag(asked.name, tag)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function Shown({ mapped, tags }: { mapped: MappedTag | null; tags: readonly Tag[] }) {
  const t = useTranslator();
  if (!mapped) return <span className="text-quiet">{t(imports.match.leftOut)}</span>;
  return (
    <>
      <span className="shrink-0 text-quiet text-small">
        {t(findTagByName(tags, mapped.name) ? imports.tags.yourTag : imports.tags.newTag)}
      </span>
      <bdi className="min-w-0 truncate">{mapped.name}</bdi>
    </>
  );
}

/** What the person should look at: names that are too long for a tag, and more tags than a universe can have. */
function noteOf(
  t: Translator,
  found: readonly ReadTag[],
  tags: readonly Tag[],
  mapping: Mapping,
): string | false {
  const names = new Set([...mapping.tags.values()].flatMap((tag) => tag?.name ?? []));
  const fresh = [...names].filter((name) => !findTagByName(tags, name)).length;
  if (tags.length + fresh > maxTags)
    return t(imports.tags.tooMany, { most: maxTags, count: tags.length + fresh });
  const long = found.filter(({ name }) => name.length > tagNameLimit).length;
  return long > 0 && t(imports.tags.tooLong, { count: long, most: tagNameLimit });
}
