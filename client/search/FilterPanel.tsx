import type { Filter } from "#domain/journal/filter.ts";
import type { Tag } from "#domain/tags.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { OneOf } from "../ui/OneOf.tsx";
import { DateFields } from "./DateFields.tsx";
import { FeelingFilter } from "./FeelingFilter.tsx";
import { onlyWords } from "./filter-text.ts";
import { HourFields } from "./HourFields.tsx";
import { IntensityRange } from "./IntensityRange.tsx";
import { TagFilter } from "./TagFilter.tsx";
import { WeekdayFilter } from "./WeekdayFilter.tsx";

type Props = {
  open: boolean;
  onClose: () => void;
  tags: readonly Tag[];
  filter: Filter;
  onFilterChange: (filter: Filter) => void;
  /** Stars that the filter finds. */
  count: number;
  canClear: boolean;
};

/** Every filter apart from the words. A change applies at once: on wide screens, the results are in view beside the panel. */
export function FilterPanel({ open, onClose, filter, onFilterChange, ...props }: Props) {
  const change = (part: Partial<Filter>) => onFilterChange({ ...filter, ...part });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title="Filters"
      veil="phones"
      className="md:top-3! md:right-3 md:bottom-3! md:left-auto! md:max-h-none md:w-[30rem]! md:translate-0!"
      footer={
        <div className="flex flex-wrap-reverse items-center justify-end gap-2">
          {props.canClear && (
            <Button variant="quiet" onClick={() => onFilterChange(onlyWords(filter))}>
              Clear filters
            </Button>
          )}
          <Button variant="primary" className="grow tabular-nums" onClick={onClose}>
            Show {props.count.toLocaleString()} {props.count === 1 ? "star" : "stars"}
          </Button>
        </div>
      }
    >
      <Filters tags={props.tags} filter={filter} onChange={change} />
    </Dialog>
  );
}

type FiltersProps = {
  tags: readonly Tag[];
  filter: Filter;
  onChange: (change: Partial<Filter>) => void;
};

const Filters = ({ tags, filter, onChange }: FiltersProps) => (
  <div className="flex flex-col gap-6 pb-2">
    <FeelingFilter filter={filter} onChange={onChange} />
    <IntensityRange value={filter.intensity} onValueChange={(intensity) => onChange({ intensity })} />
    {tags.length > 0 && <TagFilter tags={tags} filter={filter} onChange={onChange} />}
    <DateFields from={filter.from} to={filter.to} onChange={onChange} />
    <WeekdayFilter chosen={filter.weekdays} onChange={(weekdays) => onChange({ weekdays })} />
    <HourFields hours={filter.hours} onChange={(hours) => onChange({ hours })} />
    <OneOf
      legend="Note"
      options={noteOptions}
      value={filter.note ?? "all"}
      onValueChange={(note) => onChange({ note: note === "all" ? null : note })}
    />
    <OneOf
      legend="Twin stars"
      options={twinOptions}
      value={filter.twins ?? "all"}
      onValueChange={(twins) => onChange({ twins: twins === "all" ? null : twins })}
    />
  </div>
);

const noteOptions = [
  ["all", "All stars"],
  ["with", "With a note"],
  ["without", "Without"],
] as const;

const twinOptions = [
  ["all", "All stars"],
  ["only", "Twins only"],
  ["without", "Without"],
] as const;
