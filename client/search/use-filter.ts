import { useCallback, useMemo } from "react";
import { useLocation, useSearch } from "wouter";
import { emptyFilter, type Filter } from "#domain/journal/filter.ts";
import {
  isEmptyFilter,
  keepKnownTags,
  readFilter,
  replaceFilter,
  writeFilter,
} from "#domain/journal/filter-url.ts";
import type { Tag } from "#domain/tags.ts";

/**
 * The filter in the URL, which the journal and the sky share. A change replaces the entry of the history, so that Back
 * leaves the page and not one letter of the search. With the tags of the universe, those that were removed are left out.
 */
export function useFilter(tags?: readonly Tag[]) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  // The same object while the other parameters of the URL change, so that nothing is searched again.
  const written = writeFilter(readFilter(search));
  const filter = useMemo(() => {
    const read = readFilter(written);
    return tags ? keepKnownTags(read, new Set(tags.map(({ id }) => id))) : read;
  }, [written, tags]);
  const setFilter = useCallback(
    (next: Filter) => {
      const query = replaceFilter(search, next);
      navigate(query ? `${path}?${query}` : path, { replace: true });
    },
    [search, path, navigate],
  );
  const clear = useCallback(() => setFilter(emptyFilter), [setFilter]);
  return { filter, isEmpty: isEmptyFilter(filter), setFilter, clear };
}

/** The URL of a page with this filter. */
export function withFilter(path: string, filter: Filter): string {
  const query = replaceFilter("", filter);
  return query ? `${path}?${query}` : path;
}
