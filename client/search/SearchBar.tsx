import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { emptyFilter, type Filter } from "#domain/journal/filter.ts";
import { isEmptyFilter } from "#domain/journal/filter-url.ts";
import type { JournalIndex } from "#domain/journal/journal-index.ts";
import { starSearch } from "#domain/languages/en/star-search.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import { useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";
import { lazyDialog } from "../loading/lazy-dialog.tsx";
import { LockedLine } from "../sealed/LazyLockedLine.tsx";
import { useLockedWords } from "../sealed/locked-words.ts";
import { useFeelings } from "../stars/feelings.ts";
import { Button } from "../ui/Button.tsx";
import { FilterChips } from "./FilterChips.tsx";
import { countText, describeFilter } from "./filter-text.ts";
import { SearchField } from "./SearchField.tsx";
import { SpokenCount } from "./SpokenCount.tsx";
import { useSuggestions } from "./use-suggestions.ts";

const FilterPanel = lazyDialog(async () => (await import("./FilterPanel.tsx")).FilterPanel);

type Props = {
  /** Names the search where a page has two of them. */
  label?: string;
  index: JournalIndex;
  /** All tags of the universe. */
  tags: readonly Tag[];
  filter: Filter;
  onFilterChange: (filter: Filter) => void;
  /** Stars that the filter finds, of `total`. */
  count: number;
  total: number;
  /** What can be done with the results, beside their count; without a filter, neither is shown. */
  children?: ReactNode;
};

/** The search that the journal and the sky share: words, filters, what is set, and how many stars that finds. */
export function SearchBar({
  label,
  index,
  tags: all,
  filter,
  onFilterChange,
  count,
  total,
  children,
}: Props) {
  const t = useTranslator();
  const feelings = useFeelings();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { trackers } = index.measured;
  const { areLocked } = useLockedWords();
  // Tags whose names are sealed cannot be told apart.
  const tags = useMemo(() => (areLocked ? all.filter(({ sealed }) => !sealed) : all), [areLocked, all]);
  const { code, ...meant } = useSuggestions({ index, tags, filter, count, onFilterChange });
  const List = meant.shown.length > 0 ? code?.Suggestions : undefined;
  const parts = describeFilter(t, feelings, filter, all, trackers);
  const isEmpty = isEmptyFilter(filter);
  const found = countText(t, count, total, isEmpty);
  return (
    <search aria-label={label ?? t(starSearch.title)} className="flex flex-col gap-2.5">
      <div className="flex flex-wrap gap-2">
        <SearchField
          words={filter.words}
          onWordsChange={(words) => onFilterChange({ ...filter, words })}
          field={field}
          list={
            List
              ? { id: meant.id, active: meant.at === -1 ? undefined : code?.optionId(meant.id, meant.at) }
              : null
          }
          onListKey={meant.press}
        />
        <FiltersButton ref={button} count={parts.length} isOpen={isOpen} onPress={() => setOpen(true)} />
      </div>
      {List && (
        <List
          id={meant.id}
          suggestions={meant.shown}
          trackers={trackers}
          activeAt={meant.at}
          takenAt={meant.takenAt}
          onTake={meant.take}
        />
      )}
      {areLocked && filter.words !== "" && <LockedLine what="search" />}
      <FilterChips
        parts={parts}
        onRemove={({ without }) => onFilterChange(without)}
        onClear={() => onFilterChange(emptyFilter)}
        onLastRemoved={() => button.current?.focus()}
      />
      {!isEmpty && (
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p aria-hidden="true" className="text-quiet text-small tabular-nums">
            {found}
          </p>
          {children}
        </div>
      )}
      <RemovedTracker filter={filter} trackers={trackers} />
      <SpokenCount text={found} />
      <FilterPanel
        open={isOpen}
        onClose={close}
        tags={tags}
        trackers={trackers}
        filter={filter}
        onFilterChange={onFilterChange}
        count={count}
        canClear={parts.length > 0}
      />
    </search>
  );
}

type RemovedProps = { filter: Filter; trackers: readonly Tracker[] };

/** Why a search finds nothing that asks for what nobody measures any more. */
function RemovedTracker({ filter, trackers }: RemovedProps) {
  const t = useTranslator();
  const isGone = filter.measures.some(({ tracker }) => !trackers.some(({ id }) => id === tracker));
  return isGone && <p className="max-w-prose text-pretty text-small">{t(starSearch.measures.gone)}</p>;
}

type ButtonProps = {
  ref: React.Ref<HTMLButtonElement>;
  count: number;
  isOpen: boolean;
  onPress: () => void;
};

const FiltersButton = ({ ref, count, isOpen, onPress }: ButtonProps) => {
  const t = useTranslator();
  return (
    <Button
      ref={ref}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onPress}
      className="px-3 sm:px-4"
    >
      <SlidersHorizontal aria-hidden="true" />
      <span className="max-[22rem]:sr-only">{t(starSearch.filters)}</span>
      {count > 0 && (
        <span className="grid h-6 min-w-6 place-items-center rounded-full bg-accent px-1 text-on-accent text-small tabular-nums">
          <RichText
            text={starSearch.setCount}
            tags={{ spoken: (content) => <span className="sr-only">{content}</span> }}
            params={{ count }}
          />
        </span>
      )}
    </Button>
  );
};
