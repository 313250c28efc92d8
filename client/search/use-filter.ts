import { useCallback, useMemo } from "react";
import { useLocation, useSearch } from "wouter";
import { emptyFilter, type Filter } from "#domain/journal/filter.ts";
import { isEmptyFilter, keepKnownTags, readFilter, replaceFilter } from "#domain/journal/filter-url.ts";
import type { Tag } from "#domain/tags.ts";

/**
 * The filter in the URL, which the journal and the sky share. A change replaces the entry of the history, so that Back
 * leaves the page and not one letter of the search. With the tags of the universe, those that were removed are left out.
 */
export function useFilter(tags?: readonly Tag[]) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const filter = useMemo(() => {
    const read = readFilter(search);
    return tags ? keepKnownTags(read, new Set(tags.map(({ id }) => id))) : read;
  }, [search, tags]);
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
