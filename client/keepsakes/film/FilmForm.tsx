import { Clapperboard } from "lucide-react";
import { useId } from "react";
import { filmLengths } from "#domain/keepsakes/film-time.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
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
        legend="Length"
        options={filmLengths.map((seconds) => [`${seconds}`, `${seconds} s`] as const)}
        value={`${length}`}
        onValueChange={(value) =>
          onChange({ length: filmLengths.find((one) => `${one}` === value) ?? length })
        }
      />
      <div className="grid grid-cols-2 gap-3">
        <OneOf
          legend="Shape"
          options={shapes}
          value={shape}
          onValueChange={(next) => onChange({ shape: next })}
        />
        <ColorsField value={scheme} onValueChange={(next) => onChange({ scheme: next })} />
      </div>
      <TextField
        label="Title"
        aside="Optional"
        value={title}
        maxLength={maxTitleLength}
        autoComplete="off"
        onValueChange={(next) => onChange({ title: next })}
      />
      <div>
        <Switch label="Dates" checked={hasDates} onCheckedChange={(next) => onChange({ hasDates: next })} />
        {hasSound ? (
          <Switch label="Music" checked={hasMusic} onCheckedChange={(next) => onChange({ hasMusic: next })} />
        ) : (
          <p className="text-quiet text-small">This browser can make films only without sound.</p>
        )}
      </div>
      <DialogActions>
        <Notice>{failure && <p>{failureTexts[failure]}</p>}</Notice>
        <ActionRow>
          <Button form={formId} type="submit" variant="primary" disabled={!isReady}>
            <Clapperboard aria-hidden="true" />
            Make film
          </Button>
        </ActionRow>
      </DialogActions>
    </form>
  );
}

const shapes = [
  ["wide", "Wide"],
  ["tall", "Tall"],
] as const;

const failureTexts: Readonly<Record<FilmFailure, string>> = {
  graphics:
    "Your browser cannot draw the film now, because its graphics (WebGL) are not available. Your journal is untouched. Close other tabs or restart the browser, then try again.",
  music: "The music did not arrive. Check your connection and try again, or make the film without music.",
  browser:
    "The browser could not finish the film; it may be short of memory. Your journal is untouched. Close other tabs, or choose a shorter film.",
};
