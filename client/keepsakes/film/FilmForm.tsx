import { Clapperboard } from "lucide-react";
import { useId } from "react";
import { filmLengths } from "#domain/keepsakes/film-time.ts";
import { keepsakes } from "#domain/languages/en/keepsakes.ts";
import type { Text } from "#domain/languages/text.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { ActionRow, DialogActions } from "../../ui/DialogActions.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { OneOf } from "../../ui/OneOf.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { ColorsField } from "../ColorsField.tsx";
import { type FilmChoices, maxTitleLength } from "./film-choices.ts";
import { PeriodField } from "./PeriodField.tsx";
import type { FilmFailure } from "./use-film.ts";

type Props = {
  readonly entries: readonly MoodEntry[];
  readonly choices: FilmChoices;
  /** Whether this browser can write sound. */
  readonly hasSound: boolean;
  readonly isReady: boolean;
  /** Why the last attempt made no film. */
  readonly failure: FilmFailure | null;
  readonly onChange: (change: Partial<FilmChoices>) => void;
  readonly onStart: () => void;
};

export function FilmForm({ entries, choices, hasSound, isReady, failure, onChange, onStart }: Props) {
  const t = useTranslator();
  const { length, shape, scheme, title, hasDates, hasMusic } = choices;
  const formId = useId();
  return (
    <form
      id={formId}
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
    >
      <PeriodField entries={entries} period={choices.period} onChange={(period) => onChange({ period })} />
      <OneOf
        legend={t(keepsakes.film.length)}
        options={filmLengths.map(
          (seconds) => [`${seconds}`, t(keepsakes.film.seconds, { seconds })] as const,
        )}
        value={`${length}`}
        onValueChange={(value) =>
          onChange({ length: filmLengths.find((one) => `${one}` === value) ?? length })
        }
      />
      <div className="grid grid-cols-2 gap-3">
        <OneOf
          legend={t(keepsakes.shape.title)}
          options={shapes.map(([one, text]) => [one, t(text)] as const)}
          value={shape}
          onValueChange={(next) => onChange({ shape: next })}
        />
        <ColorsField value={scheme} onValueChange={(next) => onChange({ scheme: next })} />
      </div>
      <TextField
        label={t(keepsakes.film.title)}
        aside={t(keepsakes.film.optional)}
        value={title}
        maxLength={maxTitleLength}
        autoComplete="off"
        onValueChange={(next) => onChange({ title: next })}
      />
      <div>
        <Switch
          label={t(keepsakes.dates)}
          checked={hasDates}
          onCheckedChange={(next) => onChange({ hasDates: next })}
        />
        {hasSound ? (
          <Switch
            label={t(keepsakes.film.music)}
            checked={hasMusic}
            onCheckedChange={(next) => onChange({ hasMusic: next })}
          />
        ) : (
          <p className="text-quiet text-small">{t(keepsakes.film.noSound)}</p>
        )}
      </div>
      <DialogActions>
        <Notice>{failure && <p>{t(failureTexts[failure])}</p>}</Notice>
        <ActionRow>
          <Button form={formId} type="submit" variant="primary" disabled={!isReady}>
            <Clapperboard aria-hidden="true" />
            {t(keepsakes.film.make)}
          </Button>
        </ActionRow>
      </DialogActions>
    </form>
  );
}

const shapes = [
  ["wide", keepsakes.film.wide],
  ["tall", keepsakes.film.tall],
] as const;

const failureTexts: Readonly<Record<FilmFailure, Text>> = {
  graphics: keepsakes.film.failures.graphics,
  music: keepsakes.film.failures.music,
  browser: keepsakes.film.failures.browser,
};
