import { BookOpen, Sparkles } from "lucide-react";
import { useEffect, useMemo } from "react";
import { createPortal } from "react-dom";
import { Link } from "wouter";
import { emptyFilter, type Filter } from "#domain/journal/filter.ts";
import { isEmptyFilter, keepKnownTags, writeFilter } from "#domain/journal/filter-url.ts";
import { indexJournal } from "#domain/journal/journal-index.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import type { Tag } from "#domain/tags.ts";
import { useFilter, withFilter } from "../../search/use-filter.ts";
import { useResults } from "../../search/use-results.ts";
import { useJournalIndexInSlices } from "../../stars/use-journal-index.ts";
import { Button } from "../../ui/Button.tsx";
import type { SkyScene } from "../scene/sky-scene.ts";

/** While a long journal is being indexed. */
const noStars = indexJournal([], "UTC");

type Props = {
  entries: readonly MoodEntry[];
  /** All tags of the universe. */
  tags: readonly Tag[];
  scene: SkyScene | null;
  /** Where the page has room for the bar. */
  barPlace: HTMLElement | null;
  /** Receives the stars that the filter finds, in time; null where no star is dimmed. */
  onFound: (found: readonly MoodEntry[] | null) => void;
};

/** The stars that the filter of the URL finds stand out. The stars of a single tag are joined by a line. */
export function FilteredSky({ entries, tags, scene, barPlace, onFound }: Props) {
  const { filter: asked, setFilter, clear } = useFilter();
  const filter = useMemo(() => keepKnownTags(asked, new Set(tags.map(({ id }) => id))), [asked, tags]);
  useEffect(() => {
    if (filter !== asked) setFilter(filter);
  }, [filter, asked, setFilter]);
  const { stars } = useResults(useJournalIndexInSlices(entries) ?? noStars, filter);
  const isEmpty = isEmptyFilter(filter);
  const tag = onlyTag(filter, tags);
  const isConnected = tag !== null;
  const found = useMemo(
    () => (isEmpty || stars.length === 0 ? null : stars.map(({ entry }) => entry)),
    [isEmpty, stars],
  );
  useEffect(() => {
    onFound(found);
    return () => onFound(null);
  }, [found, onFound]);
  useEffect(() => {
    if (!scene || !found) return;
    scene.emphasize({ ids: new Set(found.map(({ id }) => id)), isConnected });
    return () => scene.emphasize(null);
  }, [scene, found, isConnected]);
  if (isEmpty || !barPlace) return null;
  return createPortal(
    <section
      aria-label="Shown in the sky"
      className="surface pointer-events-auto flex max-w-full animate-fade flex-wrap items-center justify-center gap-x-1 rounded-full p-1 pl-4"
    >
      <p role="status" className="flex min-w-0 items-center gap-1.5 pr-1 tabular-nums max-sm:text-small">
        {tag && (
          <>
            <bdi className="truncate font-medium">{tag.name}</bdi>
            <span aria-hidden="true">·</span>
          </>
        )}
        <span className="shrink-0">{countText(stars.length, entries.length, tag !== null)}</span>
      </p>
      <Button asChild variant="quiet" className="rounded-full px-3!">
        <Link href={withFilter("/journal", filter)}>
          <BookOpen aria-hidden="true" />
          <span className="max-xl:sr-only">Read in the journal</span>
        </Link>
      </Button>
      <Button variant="quiet" className="rounded-full px-3!" onClick={clear}>
        <Sparkles aria-hidden="true" className="max-xl:hidden" />
        Show all
      </Button>
    </section>,
    barPlace,
  );
}

/** The tag that alone makes up the filter. */
function onlyTag(filter: Filter, tags: readonly Tag[]): Tag | null {
  const [id, ...others] = filter.tags;
  if (id === undefined || others.length > 0) return null;
  const isAlone = writeFilter(filter) === writeFilter({ ...emptyFilter, tags: [id] });
  return (isAlone && tags.find((tag) => tag.id === id)) || null;
}

function countText(found: number, all: number, isOfTag: boolean): string {
  if (found === 0) return isOfTag ? "no stars" : "No star matches";
  const count = isOfTag ? found : all;
  const stars = `${count.toLocaleString()} ${count === 1 ? "star" : "stars"}`;
  return isOfTag ? stars : `${found.toLocaleString()} of ${stars}`;
}
