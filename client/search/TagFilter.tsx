import { useId, useMemo, useState } from "react";
import type { Filter } from "#domain/journal/filter.ts";
import { starSearch } from "#domain/languages/en/star-search.ts";
import { searchTags } from "#domain/records/tag/find-tags.ts";
import { maxTagsOfStar, type Tag } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { OneOf } from "../ui/OneOf.tsx";
import { ToggleChip } from "./ToggleChip.tsx";

type Props = { tags: readonly Tag[]; filter: Filter; onChange: (change: Partial<Filter>) => void };

/** Number of tags that are shown first; more of them when the person asks. */
const firstTags = 12;

/** The tags of the universe; many of them can be found by a part of their name. */
export function TagFilter({ tags, filter, onChange }: Props) {
  const t = useTranslator();
  const [typed, setTyped] = useState("");
  const [areAllShown, showAll] = useState(false);
  const inOrder = useOrder(tags, filter.tags);
  const found = searchTags(inOrder, typed);
  const shown = areAllShown ? found : found.slice(0, firstTags);
  const isFull = filter.tags.length >= maxTagsOfStar;
  const toggle = ({ id }: Tag) => {
    const isOn = filter.tags.includes(id);
    onChange({ tags: isOn ? filter.tags.filter((other) => other !== id) : [...filter.tags, id] });
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="pb-1.5 font-medium">{t(starSearch.tags.title)}</legend>
      {tags.length > firstTags && <FindTag typed={typed} onType={setTyped} found={found.length} />}
      <div className="flex flex-wrap gap-1.5">
        {shown.map((tag) => (
          <ToggleChip
            key={tag.id}
            label={tag.name}
            checked={filter.tags.includes(tag.id)}
            disabled={isFull && !filter.tags.includes(tag.id)}
            onToggle={() => toggle(tag)}
          />
        ))}
      </div>
      {shown.length < found.length && (
        <Button variant="quiet" className="-ms-4 self-start" onClick={() => showAll(true)}>
          {t(starSearch.tags.showAll, { count: found.length })}
        </Button>
      )}
      {isFull && <p className="text-quiet text-small">{t(starSearch.tags.full, { max: maxTagsOfStar })}</p>}
      {filter.tags.length > 1 && (
        <OneOf
          legend={t(starSearch.tags.match)}
          legendClassName="sr-only"
          options={matches.map(([match, text]) => [match, t(text)] as const)}
          value={filter.tagMatch}
          onValueChange={(tagMatch) => onChange({ tagMatch })}
        />
      )}
    </fieldset>
  );
}

const matches = [
  ["all", starSearch.tags.matchAll],
  ["any", starSearch.tags.matchAny],
] as const;

function FindTag({ typed, onType, found }: { typed: string; onType: (text: string) => void; found: number }) {
  const t = useTranslator();
  const status = useId();
  return (
    <>
      <input
        type="search"
        aria-label={t(starSearch.tags.find)}
        aria-describedby={status}
        placeholder={t(starSearch.tags.find)}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => onType(target.value)}
        className="h-11 w-full rounded-control border border-edge bg-raised px-3"
      />
      <p id={status} role="status" className={found > 0 ? "sr-only" : "text-quiet text-small"}>
        {typed.trim() === ""
          ? ""
          : found === 0
            ? t(starSearch.tags.none)
            : t(starSearch.tags.found, { count: found })}
      </p>
    </>
  );
}

/**
 * The chosen tags first, so that they are in view, then the others by name and the archived ones. The order stays
 * while tags are chosen.
 */
function useOrder(tags: readonly Tag[], chosen: readonly string[]): readonly Tag[] {
  const { locale } = useTranslator();
  const byName = useMemo(() => new Intl.Collator(locale, { numeric: true }), [locale]);
  const [first] = useState(() => new Set(chosen));
  return useMemo(() => {
    const rank = ({ id, isArchived }: Tag) => (first.has(id) ? 0 : isArchived ? 2 : 1);
    return [...tags].sort((one, other) => rank(one) - rank(other) || byName.compare(one.name, other.name));
  }, [tags, first, byName]);
}
