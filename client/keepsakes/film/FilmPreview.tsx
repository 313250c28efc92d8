import { type CSSProperties, useEffect, useState } from "react";
import { frameCount, secondOfFrame } from "#domain/keepsakes/film-time.ts";
import { keepsakes } from "#domain/languages/en/keepsakes.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../../languages/language.ts";
import "../../ui/slider.css";
import { NoGraphics } from "../drawing/sky-drawing.ts";
import { FilmStage } from "./FilmStage.tsx";
import { FilmPainter, type Picture } from "./film-painter.ts";

/** A second at which most stars are lit, and some still to come. */
const firstLook = 0.6;
/** Pause after the last key in the field of the title. Milliseconds. */
const waitMs = 200;

type Props = { stars: readonly MoodEntry[]; picture: Picture };

/** Any moment of the film as it will be. */
export function FilmPreview({ stars, picture }: Props) {
  const t = useTranslator();
  const [share, setShare] = useState(firstLook);
  const last = frameCount(picture.length) - 1;
  const frame = Math.round(share * last);
  const { canvas, isMissing } = usePreview(stars, picture, frame);
  const second = Math.round(secondOfFrame(frame));
  return (
    <div className="flex min-w-0 flex-col gap-2 md:sticky md:top-0 md:self-start">
      <FilmStage size={picture.size} canvas={canvas} label={t(keepsakes.film.preview)}>
        {isMissing ? t(keepsakes.film.noPreview) : t(keepsakes.drawing)}
      </FilmStage>
      <div className="flex items-center gap-3">
        <input
          type="range"
          className="slider"
          aria-label={t(keepsakes.film.moment)}
          aria-valuetext={t(keepsakes.film.second, { second, length: picture.length })}
          style={{ "--filled": `${100 * share}%` } as CSSProperties}
          min={0}
          max={last}
          value={frame}
          onChange={({ target }) => setShare(target.valueAsNumber / last)}
        />
        <span aria-hidden="true" className="w-14 shrink-0 text-end text-quiet text-small tabular-nums">
          {t(keepsakes.film.secondsOf, { second, length: picture.length })}
        </span>
      </div>
    </div>
  );
}

/** The canvas with this frame; the one before it until then. */
function usePreview(stars: readonly MoodEntry[], picture: Picture, frame: number) {
  const t = useTranslator();
  const [painter, setPainter] = useState<FilmPainter | null>(null);
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let made: FilmPainter | null = null;
    const timer = setTimeout(() => {
      made = painterOf(t, stars, picture);
      setPainter(made);
      setMissing(made === null);
    }, waitMs);
    return () => {
      clearTimeout(timer);
      made?.dispose();
      setPainter(null);
    };
  }, [t, stars, picture]);
  useEffect(() => {
    let isCurrent = true;
    painter?.paint(frame).then(
      () => isCurrent && setCanvas(painter.canvas),
      () => isCurrent && setMissing(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [painter, frame]);
  return { canvas: isMissing ? null : canvas, isMissing };
}

/** Painter of the film; null where the browser has no graphics for it. */
function painterOf(t: Translator, stars: readonly MoodEntry[], picture: Picture): FilmPainter | null {
  try {
    return new FilmPainter(t, stars, picture);
  } catch (error) {
    if (error instanceof NoGraphics) return null;
    throw error;
  }
}
