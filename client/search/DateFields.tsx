import { type ReactNode, useState } from "react";
import { isCalendarDate } from "#domain/calendar.ts";
import type { Filter } from "#domain/journal/filter.ts";
import { starSearch } from "#domain/languages/en/star-search.ts";
import { useTranslator } from "../languages/language.ts";
import { TextField } from "../ui/TextField.tsx";

type Dates = Pick<Filter, "from" | "to">;
type Props = Dates & {
  onChange: (dates: Dates) => void;
  /** Names the two dates where they are not those of a search. */
  legend?: ReactNode;
};

/** The first and the last day. */
export const DateFields = ({ from, to, onChange, legend }: Props) => {
  const t = useTranslator();
  return (
    <fieldset>
      <legend className="pb-1.5 font-medium">{legend ?? t(starSearch.dates.title)}</legend>
      <div className="grid grid-cols-2 gap-2 max-[21rem]:grid-cols-1">
        <DateField
          label={t(starSearch.dates.first)}
          value={from}
          isInOrder={(date) => to === null || date <= to}
          onChange={(next) => onChange(sorted({ from: next, to }))}
        />
        <DateField
          label={t(starSearch.dates.last)}
          value={to}
          isInOrder={(date) => from === null || date >= from}
          onChange={(next) => onChange(sorted({ from, to: next }))}
        />
      </div>
    </fieldset>
  );
};

const sorted = ({ from, to }: Dates): Dates =>
  from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };

type FieldProps = {
  label: string;
  value: string | null;
  isInOrder: (date: string) => boolean;
  onChange: (date: string | null) => void;
};

/** The first date that can be meant: while a year is typed, the field has the years 2, 20 and 202. */
const firstDate = "1900-01-01";

/** Dates in reverse are put in order when the person leaves the field, because half of a date can seem to be in reverse. */
export function DateField({ label, value, isInOrder, onChange }: FieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isComplete = (text: string) => isCalendarDate(text) && text >= firstDate;
  const type = (text: string) => {
    setTyped(text);
    if (text === "" || (isComplete(text) && isInOrder(text))) onChange(text || null);
  };
  const leave = () => {
    if (typed && isComplete(typed) && typed !== value) onChange(typed);
    setTyped(null);
  };
  return (
    <TextField
      type="date"
      label={label}
      min={firstDate}
      max="9999-12-31"
      value={typed ?? value ?? ""}
      onValueChange={type}
      onBlur={leave}
    />
  );
}
