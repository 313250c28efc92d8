/** The interface of the two renderers: WebGL and 2D canvas. */

import { type Feelings, feelingsOf } from "#domain/feelings.ts";
import type { Position } from "#domain/placement.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Room } from "./camera/room.ts";
import { clamp, type View } from "./camera/view.ts";
import type { Lights } from "./lights/lights.ts";
import { noFigures, type PlacedFigures } from "./model/figures.ts";
import { type Glow, type Guides, noGlow } from "./model/guides.ts";
import type { SkyWords } from "./model/sky-words.ts";
import type { Theme } from "./model/themes.ts";
import type { TimeOfFrame } from "./shown-time.ts";

/** Galaxy view joins consecutive stars; grid view connects each star to the plane with a drop line. */
export type ViewMode = "galaxy" | "grid";

/** What is drawn, with the lengths that were measured from it. */
export type MeasuredSky = {
  readonly feelings: Feelings;
  /** Oldest first; stars that glide to another position are on their way. */
  readonly entries: readonly MoodEntry[];
  /** The stars, each at its own position. */
  readonly settled: readonly MoodEntry[];
  readonly nextPlace: Position | null;
  /** Index of the newest entry, −1 for none. */
  readonly newest: number;
  /** Index of the entry that flares because it was added, −1 for none. */
  readonly flaring: number;
  /** Distance from the centre, in units, within which all stars but a few outliers lie. */
  readonly reach: number;
  /** Distance of the outermost star from the centre, in units. */
  readonly outermost: number;
  /** Guides of a flat layout, which has neither the sky's guides nor its haze; null for the sky itself. */
  readonly guides: Guides | null;
  /** What the days measured. */
  readonly glow: Glow;
  /** Constellations, where their stars will rest. */
  readonly figures: PlacedFigures;
  /** Where the stars of a morph began, in the order of the entries; null at rest. */
  readonly from: readonly Position[] | null;
};

/** Stars that stand out, as indices of entries; −1 for none. */
export type Highlights = {
  readonly selected: number;
  /** Stars in the order of selection: a line joins them. */
  readonly several: readonly number[];
  readonly held: number;
  /** Share of the time of the hold that has passed, 0 to 1. */
  readonly heldShare: number;
};

/** Stars that stand out because all others are dimmed, as ids of entries. */
export type Emphasis = {
  readonly ids: ReadonlySet<string>;
  /** Whether a line joins these stars, in the order of their moments. */
  readonly isConnected: boolean;
  /** The star among them that the line leaves out. */
  readonly unjoined?: string;
  /** The order of the line, if it is not that of the moments. */
  readonly order?: readonly string[];
  /** Whether the sky moves these stars into view. */
  readonly isFramed?: true;
};

/** The factor of the brightness of a star that is dimmed. */
export const dimmedStrength = 0.25;

/** Adds a selected star, which stands out alone if nothing else does. */
export function withSelected(emphasis: Emphasis | null, selected: string | null): Emphasis | null {
  if (selected === null || emphasis?.ids.has(selected)) return emphasis;
  const ids = new Set([...(emphasis?.ids ?? []), selected]);
  return { ...emphasis, ids, isConnected: emphasis?.isConnected ?? false, unjoined: selected };
}

export const isDimmed = (emphasis: Emphasis | null, { id }: MoodEntry) =>
  emphasis !== null && !emphasis.ids.has(id);

/** The stars that the line of an emphasis joins, in its order. */
export const connectedBy = (
  emphasis: Emphasis | null,
  entries: readonly MoodEntry[],
): readonly MoodEntry[] => {
  if (!emphasis?.isConnected) return [];
  const { ids, order, unjoined } = emphasis;
  const joined = entries.filter(({ id }) => ids.has(id) && id !== unjoined);
  if (!order) return joined;
  const byId = new Map(joined.map((entry) => [entry.id, entry]));
  return order.flatMap((id) => byId.get(id) ?? []);
};

/** The strength, and the width in CSS pixels, of the line through a selection or, if it is long, through an emphasis. */
export const lineStyle = (isLong: boolean) =>
  isLong ? { strength: 0.7, width: 1.75 } : { strength: 0.9, width: 2 };

/** The factor of the strength of the path while other stars than its own stand out. */
export const pathStrengthBeside = (emphasis: Emphasis | null) => (emphasis ? dimmedStrength : 1);

/** What a frame depends on, besides the view. */
export type FrameState = {
  /** Seconds of the sky's own clock. */
  readonly time: number;
  readonly reducedMotion: boolean;
  /** Seconds since the flaring star was added; infinite without one. */
  readonly flareAge: number;
  /** What lies over the sky. */
  readonly room: Room;
  readonly isMoving: boolean;
  /** True while the machine cannot keep up with a moving sky. */
  readonly lowResolution: boolean;
  /** Time that is shown: stars outside of it are faint outlines. */
  readonly shownTime: TimeOfFrame;
  /** The share of the way from `from` that the stars of a morph have gone, 0 to 1; 1 at rest. */
  readonly morph: number;
};

/** The factor of the strength of the lines of constellations: they appear when the stars of a morph arrive, and are fainter in a flat layout. */
export const figureStrengthIn = (
  { guides }: MeasuredSky,
  emphasis: Emphasis | null,
  { morph }: Pick<FrameState, "morph">,
) => pathStrengthBeside(emphasis) * (guides ? 0.75 : 1) * clamp(2 * morph - 1, 0, 1);

/** The factor of the strength of the glow: it appears when the stars of a morph arrive. */
export const glowStrengthIn = ({ morph }: Pick<FrameState, "morph">) => clamp(2 * morph - 1, 0, 1);

/** The factor of the strength of the path: it appears when the stars of a morph arrive, and is faint in a flat layout. */
export const pathStrengthIn = ({ guides }: MeasuredSky, { morph }: Pick<FrameState, "morph">) =>
  (guides ? 0.45 : 1) * clamp(2 * morph - 1, 0, 1);

export const noSky: MeasuredSky = {
  ...{ feelings: feelingsOf([]), entries: [], settled: [], nextPlace: null },
  ...{ newest: -1, flaring: -1, reach: 1, outermost: 1 },
  ...{ guides: null, glow: noGlow, figures: noFigures, from: null },
};

export type SkyRenderer = {
  readonly kind: "webgl2" | "2d";
  /** Whether `draw` would not have to wait, for example for shaders that the graphics card compiles. */
  readonly isReady: boolean;
  show(sky: MeasuredSky): void;
  /** What is written into the sky. */
  setWords(words: SkyWords): void;
  setMode(mode: ViewMode): void;
  highlight(highlights: Highlights): void;
  /** Dims all other stars and the path; null dims nothing. */
  emphasize(emphasis: Emphasis | null): void;
  /** Draws lights round the stars of a comparison; null draws none. */
  showLights(lights: Lights | null): void;
  applyTheme(theme: Theme): void;
  /** Returns whether another frame must follow, for example because a new star still flares. */
  draw(view: View, frame: FrameState): boolean;
  /** Releases what was lost with the graphics context, so that it is rebuilt. */
  releaseContext(): void;
  dispose(): void;
};
