import { BookOpen } from "lucide-react";
import { useEffect, useMemo } from "react";
import { feelingsOf } from "#domain/feelings.ts";
import { emptyFilter, type Filter } from "#domain/journal/filter.ts";
import { isEmptyFilter, keepKnownTags, writeFilter } from "#domain/journal/filter-url.ts";
import { indexJournal } from "#domain/journal/journal-index.ts";
import { common } from "#domain/languages/en/common.ts";
import { sky } from "#domain/languages/en/sky.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../../languages/language.ts";
import { useOwnUniverse } from "../../outbox/own-universe.tsx";
import { useFilter, withFilter } from "../../search/use-filter.ts";
import { useResults } from "../../search/use-results.ts";
import { useJournalIndexInSlices, useMeasuredIndex } from "../../stars/use-journal-index.ts";
import { ShownInSky, useEmphasis, useFound } from "../ShownInSky.tsx";

/** Index that is used while a long journal is being indexed. */
const noStars = indexJournal(feelingsOf([]), [], "UTC");

/** The stars that the filter of the URL finds stand out. The stars of a single tag are joined by a line. */
export function FilteredSky() {
  const t = useTranslator();
  const { entries, tags, trackers, readings } = useOwnUniverse();
  const { filter: asked, setFilter, clear } = useFilter();
  const filter = useMemo(() => keepKnownTags(asked, new Set(tags.map(({ id }) => id))), [asked, tags]);
  useEffect(() => {
    if (filter !== asked) setFilter(filter);
  }, [filter, asked, setFilter]);
  const index = useMeasuredIndex(useJournalIndexInSlices(entries) ?? noStars, { trackers, readings });
  const { stars } = useResults(index, filter);
  const isEmpty = isEmptyFilter(filter);
  const tag = onlyTag(filter, tags);
  const isConnected = tag !== null;
  const found = useMemo(
    () => (isEmpty || stars.length === 0 ? null : stars.map(({ entry }) => entry)),
    [isEmpty, stars],
  );
  useFound(found);
  useEmphasis(
    useMemo(() => found && { ids: new Set(found.map(({ id }) => id)), isConnected }, [found, isConnected]),
  );
  if (isEmpty) return null;
  return (
    <ShownInSky
      className="flex-wrap justify-center"
      link={{ icon: BookOpen, href: withFilter("/journal", filter), text: t(sky.shown.journal) }}
      onShowAll={clear}
    >
      {tag && (
        <>
          <bdi className="truncate font-medium">{tag.name}</bdi>
          <span aria-hidden="true">·</span>
        </>
      )}
      <span className="shrink-0">{countText(t, stars.length, entries.length, tag !== null)}</span>
    </ShownInSky>
  );
}

/** The tag that alone makes up the filter. */
function onlyTag(filter: Filter, tags: readonly Tag[]): Tag | null {
  const [id, ...others] = filter.tags;
  if (id === undefined || others.length > 0) return null;
  const isAlone = writeFilter(filter) === writeFilter({ ...emptyFilter, tags: [id] });
  return (isAlone && tags.find((tag) => tag.id === id)) || null;
}

function countText(t: Translator, found: number, all: number, isOfTag: boolean): string {
  if (found === 0) return isOfTag ? t(sky.shown.tagNoStars) : t(sky.shown.noMatch);
  return isOfTag ? t(common.stars, { count: found }) : t(sky.shown.found, { found, all });
}
