/** A film on its way: from the choices to the file. */

import { useCallback, useEffect, useRef, useState } from "react";
import { starsOfPeriod } from "#domain/keepsakes/film-period.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { NoGraphics } from "../drawing/sky-drawing.ts";
import { type FilmChoices, filmSizes } from "./film-choices.ts";
import type { FilmFormat } from "./film-format.ts";
import { makeFilm, NoMusic } from "./make-film.ts";
import { remainingSeconds } from "./remaining-time.ts";

/** Why there is no film. */
export type FilmFailure = "graphics" | "music" | "browser";

export type Film = { readonly blob: Blob; readonly name: string };

export type FilmState =
  | { readonly step: "choosing" }
  | {
      readonly step: "making";
      /** 0 to 1. */
      readonly share: number;
      /** Null while it is too early to tell. */
      readonly secondsLeft: number | null;
    }
  | { readonly step: "made"; readonly film: Film }
  | { readonly step: "failed"; readonly failure: FilmFailure };

/** Milliseconds between two reports of the progress. */
const reportMs = 250;

export function useFilm(entries: readonly MoodEntry[]) {
  const [state, setState] = useState<FilmState>({ step: "choosing" });
  const work = useRef<AbortController>(null);
  const cancel = useCallback(() => {
    work.current?.abort();
    setState({ step: "choosing" });
  }, []);
  useEffect(() => () => work.current?.abort(), []);

  async function make(choices: FilmChoices, format: FilmFormat) {
    const controller = new AbortController();
    work.current = controller;
    const { signal } = controller;
    const show = (next: FilmState) => signal.aborted || setState(next);
    show({ step: "making", share: 0, secondsLeft: null });
    try {
      const blob = await makeFilm({
        ...{ stars: starsOfPeriod(entries, choices.period), format, hasMusic: choices.hasMusic, signal },
        picture: { ...choices, size: filmSizes[choices.shape] },
        onFrame: progressReports(show),
      });
      show({ step: "made", film: { blob, name: fileName(choices, format) } });
    } catch (error) {
      show({ step: "failed", failure: failureOf(error) });
    }
  }
  return { state, make, cancel };
}

/** Reports a few times a second: each report renders the dialog. */
function progressReports(show: (state: FilmState) => void) {
  const startedAt = performance.now();
  let reportedAt = startedAt;
  return (done: number, frames: number) => {
    const now = performance.now();
    if (now - reportedAt < reportMs && done < frames) return;
    reportedAt = now;
    show({
      step: "making",
      share: done / frames,
      secondsLeft: remainingSeconds(done, frames, now - startedAt),
    });
  };
}

function failureOf(error: unknown): FilmFailure {
  if (error instanceof NoGraphics) return "graphics";
  return error instanceof NoMusic ? "music" : "browser";
}

const fileName = ({ period }: FilmChoices, { container }: FilmFormat) =>
  `mood-universe-${period === "all" ? "film" : period}.${container}`;
