import { useMemo } from "react";
import { type FilmPeriod, filmPeriods, starsOfPeriod } from "#domain/keepsakes/film-period.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { Field } from "../../ui/Field.tsx";

type Props = {
  readonly entries: readonly MoodEntry[];
  readonly period: FilmPeriod;
  readonly onChange: (period: FilmPeriod) => void;
};

/** Without years to choose from, it says what the film shows. */
export function PeriodField({ entries, period, onChange }: Props) {
  const periods = useMemo(
    () => filmPeriods(entries).map((one) => [one, starsOfPeriod(entries, one).length] as const),
    [entries],
  );
  if (periods.length < 2) return <p>{onlyText(entries.length)}</p>;
  return (
    <Field label="What it shows">
      {(control) => (
        <select
          {...control}
          value={period}
          onChange={({ target }) => onChange(target.value === "all" ? "all" : Number(target.value))}
        >
          {periods.map(([one, stars]) => (
            <option key={one} value={one}>
              {one === "all" ? "Everything" : one} · {starsText(stars)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

const numberFormat = new Intl.NumberFormat();
const starsText = (stars: number) => `${numberFormat.format(stars)} ${stars === 1 ? "star" : "stars"}`;

const onlyText = (stars: number) =>
  stars === 1 ? "Your first star lights up." : `${starsText(stars)} light up, from the first to the latest.`;
