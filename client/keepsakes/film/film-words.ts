/** The words of a film: its title before the first star and after the last one, and the date between them. */

import { momentOf, risingMoments } from "#domain/keepsakes/film-time.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { writtenDirection } from "#domain/languages/written-direction.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { timeOf } from "#domain/sky-time/span.ts";
import { clamp } from "../../sky/scene/camera/view.ts";
import { dayFormat } from "../../time/day-format.ts";
import type { FilmChoices, Size } from "./film-choices.ts";

const fadeSeconds = 0.7;
/** Seconds from the beginning or the end: the title, and the date after it. */
const titleFrom = 0.3;
const titleUntil = 2.7;
const lastTitleFrom = 2;

export type Word = {
  readonly text: string;
  readonly kind: "title" | "date";
  /** Strength from 0 to 1. */
  readonly strength: number;
};

/** A strength that rises to 1 from the first second on, and falls to 0 before the last one. */
const fade = (second: number, from: number, until: number) =>
  clamp(Math.min(second - from, until - second) / fadeSeconds, 0, 1);

type Texts = Pick<FilmChoices, "title" | "hasDates"> & { readonly length: number };

/** The words of each second of a film, of which the stars are in the order in which they light up. */
export function filmWords(
  { locale }: Translator,
  stars: readonly MoodEntry[],
  { title, hasDates, length }: Texts,
): (second: number) => readonly Word[] {
  const dates = dayFormat({ dateStyle: "long" }, locale);
  const moments = risingMoments(stars.map(timeOf));
  const dateAt = (second: number) => dates.format(Math.floor(momentOf(second, moments, length)));
  return (second) => {
    const words: readonly Word[] = [
      { kind: "title", text: title, strength: titleStrength(second, length) },
      {
        kind: "date",
        text: hasDates ? dateAt(second) : "",
        strength: dateStrength(second, length, title !== ""),
      },
    ];
    return words.filter(({ text, strength }) => text !== "" && strength > 0);
  };
}

const titleStrength = (second: number, length: number) =>
  Math.max(fade(second, titleFrom, titleUntil), fade(second, length - lastTitleFrom, length + fadeSeconds));

/** Strength of the date, which shows between the titles, or all the time without one. */
const dateStrength = (second: number, length: number, hasTitle: boolean) =>
  hasTitle ? fade(second, titleUntil, length - lastTitleFrom) : fade(second, titleFrom, length + fadeSeconds);

const looks = {
  dark: { ink: "#eef1fb", glow: "#070b18" },
  light: { ink: "#33323d", glow: "#f7f4ec" },
} as const;

const fonts = {
  title: (size: number) => `500 ${size}px "Fraunces Variable", Georgia, serif`,
  date: (size: number) => `500 ${size}px "Figtree Variable", system-ui, sans-serif`,
};

/** Fonts that the page has not used yet are fetched before the first frame; without a network, others stand in. */
export const loadFonts = (title: string) =>
  Promise.all([
    document.fonts.load(fonts.title(40), title || " "),
    document.fonts.load(fonts.date(40)),
  ]).catch(() => []);

/**
 * Paints the words in the middle at the foot of the picture, with a faint glow of the background, so that stars
 * behind do not disturb.
 */
export function paintWords(
  context: CanvasRenderingContext2D,
  words: readonly Word[],
  { width, height }: Size,
  scheme: FilmChoices["scheme"],
) {
  const { ink, glow } = looks[scheme];
  const unit = Math.min(width, height) / 720;
  context.save();
  Object.assign(context, { textAlign: "center", textBaseline: "alphabetic", fillStyle: ink });
  Object.assign(context, { shadowColor: glow, shadowBlur: 12 * unit });
  for (const { text, kind, strength } of words) {
    context.globalAlpha = strength;
    context.direction = writtenDirection(text);
    context.font = fonts[kind](unit * (kind === "title" ? 46 : 26));
    context.fillText(text, width / 2, height - 40 * unit, width - 80 * unit);
  }
  context.restore();
}
