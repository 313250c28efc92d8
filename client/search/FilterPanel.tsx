import type { Filter } from "#domain/journal/filter.ts";
import { starSearch } from "#domain/languages/en/star-search.ts";
import type { Text } from "#domain/languages/text.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { OneOf } from "../ui/OneOf.tsx";
import { DateFields } from "./DateFields.tsx";
import { FeelingFilter } from "./FeelingFilter.tsx";
import { onlyWords } from "./filter-text.ts";
import { HourFields } from "./HourFields.tsx";
import { IntensityRange } from "./IntensityRange.tsx";
import { MeasureFilter } from "./MeasureFilter.tsx";
import { TagFilter } from "./TagFilter.tsx";
import { WeekdayFilter } from "./WeekdayFilter.tsx";

type Props = {
  open: boolean;
  onClose: () => void;
  tags: readonly Tag[];
  trackers: readonly Tracker[];
  filter: Filter;
  onFilterChange: (filter: Filter) => void;
  /** Stars that the filter finds. */
  count: number;
  canClear: boolean;
};

/** Every filter apart from the words. A change applies at once: on wide screens, the results are in view beside the panel. */
export function FilterPanel({ open, onClose, filter, onFilterChange, ...props }: Props) {
  const t = useTranslator();
  const change = (part: Partial<Filter>) => onFilterChange({ ...filter, ...part });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t(starSearch.filters)}
      veil="phones"
      className="md:top-3! md:inset-e-3 md:bottom-3! md:inset-s-auto! md:max-h-none md:w-[30rem]! md:translate-0!"
      footer={
        <div className="flex flex-wrap-reverse items-center justify-end gap-2">
          {props.canClear && (
            <Button variant="quiet" onClick={() => onFilterChange(onlyWords(filter))}>
              {t(starSearch.clear)}
            </Button>
          )}
          <Button variant="primary" className="grow tabular-nums" onClick={onClose}>
            {t(starSearch.show, { count: props.count })}
          </Button>
        </div>
      }
    >
      <Filters tags={props.tags} trackers={props.trackers} filter={filter} onChange={change} />
    </Dialog>
  );
}

type FiltersProps = {
  tags: readonly Tag[];
  trackers: readonly Tracker[];
  filter: Filter;
  onChange: (change: Partial<Filter>) => void;
};

const Filters = ({ tags, trackers, filter, onChange }: FiltersProps) => {
  const t = useTranslator();
  return (
    <div className="flex flex-col gap-6 pb-2">
      <FeelingFilter filter={filter} onChange={onChange} />
      <IntensityRange value={filter.intensity} onValueChange={(intensity) => onChange({ intensity })} />
      {tags.length > 0 && <TagFilter tags={tags} filter={filter} onChange={onChange} />}
      {trackers.length > 0 && (
        <MeasureFilter
          trackers={trackers}
          measures={filter.measures}
          onChange={(measures) => onChange({ measures })}
        />
      )}
      <DateFields from={filter.from} to={filter.to} onChange={onChange} />
      <WeekdayFilter chosen={filter.weekdays} onChange={(weekdays) => onChange({ weekdays })} />
      <HourFields hours={filter.hours} onChange={(hours) => onChange({ hours })} />
      <OneOf
        legend={t(starSearch.notes.title)}
        options={said(t, noteOptions)}
        value={filter.note ?? "all"}
        onValueChange={(note) => onChange({ note: note === "all" ? null : note })}
      />
      <OneOf
        legend={t(starSearch.twins.title)}
        options={said(t, twinOptions)}
        value={filter.twins ?? "all"}
        onValueChange={(twins) => onChange({ twins: twins === "all" ? null : twins })}
      />
    </div>
  );
};

const noteOptions = [
  ["all", starSearch.all],
  ["with", starSearch.notes.with],
  ["without", starSearch.notes.withoutShort],
] as const;

const twinOptions = [
  ["all", starSearch.all],
  ["only", starSearch.twins.onlyShort],
  ["without", starSearch.twins.withoutShort],
] as const;

const said = <Value extends string>(t: Translator, options: readonly (readonly [Value, Text])[]) =>
  options.map(([value, text]) => [value, t(text)] as const);
