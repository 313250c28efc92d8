import { useMemo } from "react";
import { type FilmPeriod, filmPeriods, starsOfPeriod } from "#domain/keepsakes/film-period.ts";
import { filmLengths } from "#domain/keepsakes/film-time.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { Field } from "../../ui/Field.tsx";
import { OneOf } from "../../ui/OneOf.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { type FilmChoices, maxTitleLength } from "./film-choices.ts";

type Props = {
  readonly entries: readonly MoodEntry[];
  readonly choices: FilmChoices;
  /** Whether this browser can write sound. */
  readonly hasSound: boolean;
  readonly onChange: (change: Partial<FilmChoices>) => void;
};

export function FilmForm({ entries, choices, hasSound, onChange }: Props) {
  const { length, shape, scheme, title, hasDates, hasMusic } = choices;
  return (
    <>
      <PeriodField entries={entries} period={choices.period} onChange={(period) => onChange({ period })} />
      <OneOf
        legend="Length"
        options={filmLengths.map((seconds) => [String(seconds), lengthText(seconds)] as const)}
        value={String(length)}
        onValueChange={(value) =>
          onChange({ length: filmLengths.find((one) => `${one}` === value) ?? length })
        }
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <OneOf
          legend="Shape"
          options={shapes}
          value={shape}
          onValueChange={(next) => onChange({ shape: next })}
        />
        <OneOf
          legend="Look"
          options={looks}
          value={scheme}
          onValueChange={(next) => onChange({ scheme: next })}
        />
      </div>
      <TextField
        label="Title"
        aside="Optional"
        value={title}
        maxLength={maxTitleLength}
        autoComplete="off"
        onValueChange={(next) => onChange({ title: next })}
      />
      <div className="flex flex-col gap-1">
        <Switch label="Dates" checked={hasDates} onCheckedChange={(next) => onChange({ hasDates: next })} />
        {hasSound ? (
          <Switch label="Music" checked={hasMusic} onCheckedChange={(next) => onChange({ hasMusic: next })} />
        ) : (
          <p className="text-quiet text-small">This browser can make films only without sound.</p>
        )}
      </div>
    </>
  );
}

const shapes = [
  ["wide", "Wide"],
  ["tall", "Tall"],
] as const;
const looks = [
  ["dark", "Night"],
  ["light", "Paper"],
] as const;

const lengthText = (seconds: number) => (seconds === 60 ? "1 min" : `${seconds} s`);

type PeriodProps = {
  readonly entries: readonly MoodEntry[];
  readonly period: FilmPeriod;
  readonly onChange: (period: FilmPeriod) => void;
};

/** Without years to choose from, it says what the film shows. */
function PeriodField({ entries, period, onChange }: PeriodProps) {
  const periods = useMemo(
    () => filmPeriods(entries).map((one) => [one, starsOfPeriod(entries, one).length] as const),
    [entries],
  );
  if (periods.length < 2) return <p>{starsText(entries.length)} light up, from the first to the latest.</p>;
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
