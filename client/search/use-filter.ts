import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { Feelings } from "#domain/feelings.ts";
import { emptyFilter, type Filter } from "#domain/journal/filter.ts";
import {
  isEmptyFilter,
  keepKnownTags,
  readFilter,
  replaceFilter,
  writeFilter,
} from "#domain/journal/filter-url.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { useFeelings } from "../stars/feelings.ts";
import { writeSoon } from "./write-soon.ts";

/**
 * The filter in the URL, which the journal and the sky share. A change replaces the entry of the history, so that Back
 * leaves the page and not one letter of the search. With the tags of the universe, those that were removed are left out.
 */
export function useFilter(tags?: readonly Tag[]) {
  const feelings = useFeelings();
  const [inUrl, write] = useFilterInUrl(feelings);
  const [latest, setTyped] = useTyped(inUrl, write);
  const filter = useMemo(
    () => (tags ? keepKnownTags(latest, new Set(tags.map(({ id }) => id))) : latest),
    [latest, tags],
  );
  const setFilter = useCallback(
    (next: Filter) => {
      const isTyping = differsOnlyInWords(next, readFilter(feelings, location.search));
      setTyped(isTyping ? next : null);
      if (!isTyping) write(next);
    },
    [feelings, setTyped, write],
  );
  const clear = useCallback(() => {
    setTyped(null);
    write(emptyFilter);
  }, [setTyped, write]);
  return { filter, isEmpty: isEmptyFilter(filter), setFilter, clear };
}

const differsOnlyInWords = (one: Filter, other: Filter) =>
  writeFilter({ ...one, words: "" }) === writeFilter({ ...other, words: "" });

/** The URL of a page with this filter. */
export function withFilter(path: string, filter: Filter): string {
  const query = replaceFilter("", filter);
  return query ? `${path}?${query}` : path;
}

/** The same object as long as the URL has the same filter. */
function useFilterInUrl(feelings: Feelings) {
  const query = writeFilter(readFilter(feelings, useSearch()));
  const [, navigate] = useLocation();
  const write = useCallback(
    (next: Filter) => {
      const { pathname, search } = location;
      const replaced = replaceFilter(search, next);
      if (`?${replaced}` !== search)
        navigate(replaced ? `${pathname}?${replaced}` : pathname, { replace: true });
    },
    [navigate],
  );
  return [useMemo(() => readFilter(feelings, query), [feelings, query]), write] as const;
}

/**
 * The latest filter, also while its words are not in the URL yet. Browsers ignore or refuse some hundred changes of the
 * URL within seconds, and each takes milliseconds.
 */
function useTyped(inUrl: Filter, write: (filter: Filter) => void) {
  const [typed, setTyped] = useState<{ filter: Filter; over: Filter } | null>(null);
  if (typed && typed.over !== inUrl)
    // By now, the URL contains the typed words or another filter.
    setTyped(writeFilter(typed.filter) === writeFilter(inUrl) ? { ...typed, over: inUrl } : null);
  const filter = typed?.over === inUrl ? typed.filter : null;
  /** Filter that the URL does not have yet. */
  const unwritten = useRef<Filter>(null);
  useEffect(() => {
    if (!filter) {
      unwritten.current = null;
      return;
    }
    return writeSoon(() => {
      if (unwritten.current) write(unwritten.current);
      unwritten.current = null;
    });
  }, [filter, write]);
  const set = useCallback(
    (next: Filter | null) => {
      unwritten.current = next;
      setTyped(next && { filter: next, over: inUrl });
    },
    [inUrl],
  );
  return [filter ?? inUrl, set] as const;
}
