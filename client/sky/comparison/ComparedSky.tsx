import { useEffect, useMemo } from "react";
import { linkToComparison } from "#domain/comparison/address.ts";
import type { SideName } from "#domain/comparison/comparison.ts";
import { readComparison } from "#domain/comparison/comparison-url.ts";
import { starSides } from "#domain/comparison/star-sides.ts";
import { feelingsOf } from "#domain/feelings.ts";
import { isEmptyFilter } from "#domain/journal/filter-url.ts";
import { indexJournal } from "#domain/journal/journal-index.ts";
import { common } from "#domain/languages/en/common.ts";
import { comparedSky } from "#domain/languages/en/compared-sky.ts";
import { useTranslator } from "../../languages/language.ts";
import { useParameter } from "../../navigation/parameters.ts";
import { useOwnUniverse } from "../../outbox/own-universe.tsx";
import { sideNames } from "../../search/side-names.ts";
import { useFilter } from "../../search/use-filter.ts";
import { useResults } from "../../search/use-results.ts";
import { CompareIcon } from "../../stars/CompareIcon.tsx";
import { SideMark } from "../../stars/SideMark.tsx";
import { useJournalIndexInSlices, useMeasuredIndex } from "../../stars/use-journal-index.ts";
import { readerNow } from "../../time/reader-now.ts";
import { useToday } from "../../time/today.ts";
import { ShownInSky, useEmphasis, useFound } from "../ShownInSky.tsx";
import { makeLights } from "../scene/lights/make-lights.ts";
import { useSelection } from "../selection/use-selection.ts";
import { useSky, useSkyState } from "../sky-store.tsx";

/** Index that is used while a long journal is being indexed. */
const noStars = indexJournal(feelingsOf([]), [], "UTC");
const noSides: ReadonlyMap<string, SideName> = new Map();

/**
 * The stars of the two sides of a comparison stand in two lights, and all others are dimmed. A filter in the URL chooses
 * among the stars of both sides.
 */
export function ComparedSky({ query }: { query: string }) {
  const t = useTranslator();
  const [, setQuery] = useParameter("compare");
  const { entries, tags, trackers, readings } = useOwnUniverse();
  const index = useMeasuredIndex(useJournalIndexInSlices(entries) ?? noStars, { trackers, readings });
  const { feelings } = index;
  const comparison = useMemo(() => readComparison(feelings, query), [feelings, query]);
  const today = useToday();
  const all = useMemo(
    () => (comparison ? starSides(comparison, index, { ...readerNow(), today }) : noSides),
    [comparison, index, today],
  );
  const sides = useFilteredSides(all, index);
  const names = useMemo(
    () => comparison && sideNames(t, comparison, { feelings, tags, trackers }),
    [t, comparison, feelings, tags, trackers],
  );
  const found = useMemo(
    () => (sides.size > 0 ? entries.filter(({ id }) => sides.has(id)) : null),
    [entries, sides],
  );
  useFound(found);
  useEmphasis(useMemo(() => found && { ids: new Set(sides.keys()), isConnected: false }, [found, sides]));
  useLights(sides, names);
  const { selected } = useSelection();
  const side = selected === null ? undefined : sides.get(selected);
  const end = () => setQuery(null);
  const counts = Map.groupBy(sides.values(), (name) => name);
  return (
    <>
      <p role="status" className="sr-only">
        {names && side && t(comparedSky.ofSide, { side: names[side] })}
      </p>
      <ShownInSky
        label={t(comparedSky.title)}
        className="rounded-[1.5rem] max-sm:flex-wrap max-sm:justify-center"
        link={
          comparison && {
            href: linkToComparison(comparison),
            text: t(comparedSky.read),
            icon: CompareIcon,
          }
        }
        onShowAll={end}
      >
        {names ? (
          <span className="flex min-w-0 flex-col gap-0.5 py-1">
            {(["first", "second"] as const).map((name) => (
              <span key={name} className="flex min-w-0 items-center gap-1.5">
                <SideMark side={name} />
                <bdi className="line-clamp-2 min-w-0 font-medium">{names[name]}</bdi>
                <span aria-hidden="true">·</span>
                <span className="shrink-0">{t(common.stars, { count: counts.get(name)?.length ?? 0 })}</span>
              </span>
            ))}
          </span>
        ) : (
          t(comparedSky.unreadable)
        )}
      </ShownInSky>
    </>
  );
}

/** The sides of the stars that the filter of the URL finds. */
function useFilteredSides(all: ReadonlyMap<string, SideName>, index: Parameters<typeof useResults>[0]) {
  const { filter } = useFilter();
  const { stars } = useResults(index, filter);
  return useMemo(() => {
    if (isEmptyFilter(filter)) return all;
    return new Map(
      stars.flatMap(({ entry: { id } }) => {
        const side = all.get(id);
        return side ? [[id, side] as const] : [];
      }),
    );
  }, [all, filter, stars]);
}

/** Draws the lights, and tells the list of stars which star is on which side. */
function useLights(
  sides: ReadonlyMap<string, SideName>,
  names: { readonly [Name in SideName]: string } | null,
) {
  const store = useSky();
  const scene = useSkyState((state) => state.scene);
  useEffect(() => {
    if (sides.size === 0) return;
    scene?.showLights(makeLights(sides));
    return () => scene?.showLights(null);
  }, [scene, sides]);
  useEffect(() => {
    store.set({ compared: names && { sides, names } });
    return () => store.set({ compared: null });
  }, [store, sides, names]);
}
