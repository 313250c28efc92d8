import { useMemo } from "react";
import { type FilmPeriod, filmPeriods, starsOfPeriod } from "#domain/keepsakes/film-period.ts";
import { keepsakes } from "#domain/languages/en/keepsakes.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../../languages/language.ts";
import { Field } from "../../ui/Field.tsx";
import { Select } from "../../ui/Select.tsx";

type Props = {
  readonly entries: readonly MoodEntry[];
  readonly period: FilmPeriod;
  readonly onChange: (period: FilmPeriod) => void;
};

/** Choice of the period; without years to choose from, it says what the film shows. */
export function PeriodField({ entries, period, onChange }: Props) {
  const t = useTranslator();
  const periods = useMemo(
    () => filmPeriods(entries).map((one) => [one, starsOfPeriod(entries, one).length] as const),
    [entries],
  );
  if (periods.length < 2) return <p>{onlyText(t, entries.length)}</p>;
  return (
    <Field label={t(keepsakes.film.period)}>
      {(control) => (
        <Select
          {...control}
          value={period}
          onChange={({ target }) => onChange(target.value === "all" ? "all" : Number(target.value))}
        >
          {periods.map(([one, stars]) => (
            <option key={one} value={one}>
              {one === "all"
                ? t(keepsakes.film.everything, { count: stars })
                : t(keepsakes.film.year, { year: String(one), count: stars })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const onlyText = (t: Translator, stars: number) =>
  stars === 1 ? t(keepsakes.film.firstStar) : t(keepsakes.film.fromFirst, { count: stars });
