import { useState } from "react";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { FilmForm } from "./FilmForm.tsx";
import { FilmMade } from "./FilmMade.tsx";
import { FilmProgress } from "./FilmProgress.tsx";
import { firstChoices } from "./film-choices.ts";
import type { FilmSupport } from "./film-format.ts";
import { useFilm } from "./use-film.ts";
import { useFilmSupport } from "./use-film-support.ts";

type Props = {
  /** All stars, oldest first. */
  readonly entries: readonly MoodEntry[];
};

/** Makes a film of a year, in which the stars light up one after the other. */
export function FilmPart({ entries }: Props) {
  const [choices, setChoices] = useState(() => firstChoices(entries));
  const support = useFilmSupport(choices.shape);
  const { state, make, cancel } = useFilm(entries);
  if (entries.length === 0)
    return <p className="text-quiet">Your first star is the first scene of your film.</p>;
  if (support?.kind === "none") return <NoFilm />;
  if (state.step === "making") return <FilmProgress {...state} onCancel={cancel} />;
  if (state.step === "made") return <FilmMade film={state.film} onBack={cancel} />;
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (support)
          void make({ ...choices, hasMusic: choices.hasMusic && hasSound(support) }, support.format);
      }}
    >
      <FilmForm
        entries={entries}
        choices={choices}
        hasSound={support === null || hasSound(support)}
        onChange={(change) => setChoices({ ...choices, ...change })}
      />
      <Notice>{state.step === "failed" && <p>{failureTexts[state.failure]}</p>}</Notice>
      <div className="flex flex-col gap-2">
        <Button type="submit" variant="primary" disabled={support === null}>
          Make the film
        </Button>
        <p className="text-quiet text-small">
          Your browser makes it on this device. A film never shows notes or tags.
        </p>
      </div>
    </form>
  );
}

const hasSound = (support: FilmSupport) => support.kind === "with-sound";

const failureTexts = {
  graphics:
    "The graphics of this browser went away, so the film could not be drawn. Your journal is untouched. Close other tabs, then try again.",
  music: "The music did not arrive. Check your connection and try again, or make the film without music.",
  browser:
    "The browser could not finish the film; it may be short of memory. Your journal is untouched. Close other tabs, or choose a shorter film.",
} as const;

/** WebCodecs are missing: the browser is old, or the page came over plain HTTP. */
function NoFilm() {
  return (
    <Notice tone="plain">
      <p>
        {isSecureContext
          ? "This browser cannot make films. A recent Chrome, Edge, Firefox or Safari on a computer can. Your journal works here as before."
          : "Browsers make films only on pages that are opened over HTTPS, and this one is not. Your journal works here as before."}
      </p>
    </Notice>
  );
}
