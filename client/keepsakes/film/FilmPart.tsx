import { useMemo, useState } from "react";
import { starsOfPeriod } from "#domain/keepsakes/film-period.ts";
import { keepsakes } from "#domain/languages/en/keepsakes.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../../languages/language.ts";
import { useFeelings } from "../../stars/feelings.ts";
import { FilmForm } from "./FilmForm.tsx";
import { FilmMade, FilmPlayer } from "./FilmMade.tsx";
import { FilmPreview } from "./FilmPreview.tsx";
import { FilmProgress } from "./FilmProgress.tsx";
import { FilmStage } from "./FilmStage.tsx";
import { firstChoices, pictureOf } from "./film-choices.ts";
import { NoFilm } from "./NoFilm.tsx";
import { useFilm } from "./use-film.ts";
import { useFilmSupport } from "./use-film-support.ts";

/** `entries`: all stars, oldest first; at least one. */
type Props = { entries: readonly MoodEntry[] };

/** Makes a film of a year, in which the stars light up one after the other. */
export function FilmPart({ entries }: Props) {
  const t = useTranslator();
  const feelings = useFeelings();
  const [choices, setChoices] = useState(() => firstChoices(entries));
  const { period, length, shape, scheme, title, hasDates, hasMusic } = choices;
  const stars = useMemo(() => starsOfPeriod(entries, period), [entries, period]);
  const picture = useMemo(
    () => ({ feelings, ...pictureOf({ length, shape, scheme, title, hasDates }) }),
    [feelings, length, shape, scheme, title, hasDates],
  );
  const support = useFilmSupport(shape);
  const { state, make, cancel } = useFilm();
  if (support?.kind === "none") return <NoFilm />;
  const hasSound = support?.kind !== "silent";
  const start = () => {
    const name = `mood-universe-${period === "all" ? "film" : period}`;
    if (support) void make({ stars, picture, format: support.format, hasMusic: hasMusic && hasSound, name });
  };
  return (
    <div className="grid gap-5 [--tallest:14rem] md:grid-cols-[minmax(0,1fr)_20rem] md:[--tallest:min(32rem,calc(94dvh-18.5rem))]">
      {state.step === "making" ? (
        <>
          <FilmStage size={picture.size} canvas={state.canvas} label={t(keepsakes.film.drawn)}>
            {t(keepsakes.film.gettingReady)}
          </FilmStage>
          <FilmProgress share={state.share} secondsLeft={state.secondsLeft} onCancel={cancel} />
        </>
      ) : state.step === "made" ? (
        <>
          <FilmPlayer film={state.film} size={picture.size} />
          <FilmMade film={state.film} onBack={cancel} />
        </>
      ) : (
        <>
          <FilmPreview stars={stars} picture={picture} />
          <FilmForm
            {...{ entries, choices, hasSound }}
            isReady={support !== null}
            failure={state.step === "failed" ? state.failure : null}
            onChange={(change) => setChoices({ ...choices, ...change })}
            onStart={start}
          />
        </>
      )}
    </div>
  );
}
