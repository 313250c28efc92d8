/** The state of a film while it is made, from the choices to the file. */

import { useCallback, useEffect, useRef, useState } from "react";
import { NoGraphics } from "../drawing/sky-drawing.ts";
import { type FilmWork, makeFilm, NoMusic } from "./make-film.ts";
import { remainingSeconds } from "./remaining-time.ts";

/** The part that was missing when a film failed. */
export type FilmFailure = "graphics" | "music" | "browser";

export type Film = { readonly blob: Blob; readonly name: string };

export type FilmState =
  | { readonly step: "choosing" }
  | {
      readonly step: "making";
      /** The canvas of the film; null before the first frame. */
      readonly canvas: HTMLCanvasElement | null;
      /** Share of the frames that are done, 0 to 1. */
      readonly share: number;
      /** Seconds that are left; null while it is too early to tell. */
      readonly secondsLeft: number | null;
    }
  | { readonly step: "made"; readonly film: Film }
  | { readonly step: "failed"; readonly failure: FilmFailure };

/** Name of the file without the extension, which depends on the format. */
export type FilmOrder = Pick<FilmWork, "stars" | "picture" | "format" | "hasMusic"> & {
  readonly name: string;
};

/** Milliseconds between two reports of the progress. */
const reportMs = 250;

export function useFilm() {
  const [state, setState] = useState<FilmState>({ step: "choosing" });
  const work = useRef<AbortController>(null);
  const cancel = useCallback(() => {
    work.current?.abort();
    setState({ step: "choosing" });
  }, []);
  useEffect(() => () => work.current?.abort(), []);

  async function make({ name, ...order }: FilmOrder) {
    const controller = new AbortController();
    work.current = controller;
    const { signal } = controller;
    const show = (next: FilmState) => signal.aborted || setState(next);
    show({ step: "making", canvas: null, share: 0, secondsLeft: null });
    try {
      const blob = await makeFilm({ ...order, ...progressReports(show), signal });
      show({ step: "made", film: { blob, name: `${name}.${order.format.container}` } });
    } catch (error) {
      show({ step: "failed", failure: failureOf(error) });
    }
  }
  return { state, make, cancel };
}

/** Reports a few times a second: each report renders the dialog. */
function progressReports(show: (state: FilmState) => void): Pick<FilmWork, "onCanvas" | "onFrame"> {
  const startedAt = performance.now();
  let reportedAt = Number.NEGATIVE_INFINITY;
  let canvas: HTMLCanvasElement | null = null;
  return {
    onCanvas: (made) => {
      canvas = made;
    },
    onFrame: (done, frames) => {
      const now = performance.now();
      if (now - reportedAt < reportMs && done < frames) return;
      reportedAt = now;
      const secondsLeft = remainingSeconds(done, frames, now - startedAt);
      show({ step: "making", canvas, share: done / frames, secondsLeft });
    },
  };
}

function failureOf(error: unknown): FilmFailure {
  if (error instanceof NoGraphics) return "graphics";
  return error instanceof NoMusic ? "music" : "browser";
}
