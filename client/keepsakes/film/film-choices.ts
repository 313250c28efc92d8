/** What a person chooses for a film. */

import { type FilmPeriod, firstFilmPeriod } from "#domain/keepsakes/film-period.ts";
import type { FilmLength } from "#domain/keepsakes/film-time.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { currentColorScheme } from "../../sky/scene/input/watch-preferences.ts";
import type { ColorScheme } from "../../sky/scene/model/themes.ts";

export type Size = { readonly width: number; readonly height: number };

export type FilmShape = "wide" | "tall";

/** Pixels. */
export const filmSizes: Readonly<Record<FilmShape, Size>> = {
  wide: { width: 1280, height: 720 },
  tall: { width: 720, height: 1280 },
};

export type FilmChoices = {
  readonly period: FilmPeriod;
  /** Seconds. */
  readonly length: FilmLength;
  readonly shape: FilmShape;
  readonly scheme: ColorScheme;
  /** Title of the film; empty for none. */
  readonly title: string;
  readonly hasDates: boolean;
  readonly hasMusic: boolean;
};

export const maxTitleLength = 60;

/** What is chosen at first, in the theme of the page. */
export const firstChoices = (entries: readonly MoodEntry[]): FilmChoices => ({
  ...{ period: firstFilmPeriod(entries), length: 30, shape: "wide", scheme: currentColorScheme() },
  ...{ title: "", hasDates: true, hasMusic: true },
});

/** What the frames show. */
export const pictureOf = ({
  length,
  shape,
  scheme,
  title,
  hasDates,
}: Omit<FilmChoices, "period" | "hasMusic">) => ({
  ...{ length, scheme, hasDates },
  ...{ size: filmSizes[shape], title: title.trim() },
});
