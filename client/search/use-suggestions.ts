import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useState } from "react";
import type { Filter } from "#domain/journal/filter.ts";
import { writeFilter } from "#domain/journal/filter-url.ts";
import type { JournalIndex } from "#domain/journal/journal-index.ts";
import type { Suggester, Suggestion } from "#domain/journal/suggestions.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../languages/language.ts";
import { lazyCode } from "../loading/lazy-code.ts";

/** Fetched when the page is quiet, or with the first word. */
const lazySuggestions = lazyCode(async () => {
  const [{ makeSuggester }, { Suggestions, optionId }] = await Promise.all([
    import("#domain/journal/suggestions.ts"),
    import("./Suggestions.tsx"),
  ]);
  return { makeSuggester, Suggestions, optionId };
});

type Asked = {
  index: JournalIndex;
  tags: readonly Tag[];
  filter: Filter;
  /** Stars that the filter finds. */
  count: number;
  onFilterChange: (filter: Filter) => void;
};

/** What the typed text can mean, and the keys by which the field of a combobox takes one of it (WAI-ARIA). */
export function useSuggestions({ index, tags, filter: latest, count, onFilterChange }: Asked) {
  const t = useTranslator();
  const id = useId();
  const code = useCode(latest.words !== "");
  // Later than the field shows a letter, as the results are.
  const filter = useDeferredValue(latest);
  const suggester = useMemo(() => code?.makeSuggester(t, index, tags), [code, t, index, tags]);
  const [typed, setTyped] = useState(filter);
  const suggestions = useMemo(() => (suggester ? meaningsOf(suggester, typed) : []), [suggester, typed]);
  const takenAt = suggestions.findIndex((suggestion) => isSame(suggestion.filter, filter));
  // After one was taken, the others stay in view, so that another can be taken instead, until something else is asked for.
  if (typed !== filter && takenAt === -1) setTyped(filter);
  const shown =
    takenAt === -1 ? [] : suggestions.map((one, at) => (at === takenAt ? withCount(one, count) : one));
  const [chosen, setChosen] = useState<{ of: typeof suggestions; at: number } | null>(null);
  // Enter takes the first meaning that finds something if no note has the words.
  const offered = takenAt === 0 && count === 0 ? shown.findIndex((one) => one.count > 0) : -1;
  const at = chosen?.of === suggestions ? chosen.at : offered;
  const choose = (next: number) => setChosen({ of: suggestions, at: next });
  const take = (suggestion: Suggestion) => {
    choose(-1);
    onFilterChange(suggestion.filter);
  };
  const move = (by: number) => {
    const places = shown.length + 1;
    choose(((at + 1 + by + places) % places) - 1);
  };
  /** True for a key that was one of the list. */
  const press = (event: KeyboardEvent): boolean => {
    const { ctrlKey, metaKey, altKey, nativeEvent, key } = event;
    if (shown.length === 0 || nativeEvent.isComposing || ctrlKey || metaKey || altKey) return false;
    const active = shown[at];
    if (key === "ArrowDown") move(1);
    else if (key === "ArrowUp") move(-1);
    else if (key === "Escape" && active) choose(-1);
    else if (key === "Enter" && active && filter === latest) take(active);
    else return false;
    event.preventDefault();
    return true;
  };
  return { id, code, shown, at, takenAt, take, press };
}

/** The words of notes first, if there is another meaning. */
function meaningsOf({ suggest, countOf }: Suggester, typed: Filter): readonly Suggestion[] {
  const others = typed.words === "" ? [] : suggest(typed);
  if (others.length === 0) return [];
  let count: number | null = null;
  const words: Suggestion = {
    meanings: [{ kind: "words", words: typed.words }],
    filter: typed,
    // Counted only when another meaning was taken: while the words are, the results are known.
    get count() {
      count ??= countOf(typed);
      return count;
    },
  };
  return [words, ...others];
}

const withCount = ({ meanings, filter }: Suggestion, count: number): Suggestion => ({
  meanings,
  filter,
  count,
});

const isSame = (one: Filter, other: Filter) => one === other || writeFilter(one) === writeFilter(other);

function useCode(isNeeded: boolean) {
  const [code, setCode] = useState(() => lazySuggestions.loaded);
  useEffect(() => {
    if (code) return;
    let isCurrent = true;
    // The search finds words without this code, which is fetched again with the next word.
    if (isNeeded)
      lazySuggestions.load().then(
        (loaded) => isCurrent && setCode(loaded),
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [code, isNeeded]);
  return code;
}
