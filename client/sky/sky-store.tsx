/** What the page holds of its sky, for the map, its panels and the controls of the page. */

import { createRef, type ReactNode, useState } from "react";
import type { SideName } from "#domain/comparison/comparison.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { requiredContext, Store, useStore } from "../ui/store.ts";
import type { MoonMover } from "./card/moon-mover.ts";
import type { Preset } from "./scene/camera/presets.ts";
import type { Sides } from "./scene/lights/lights.ts";
import type { ViewMode } from "./scene/renderer.ts";
import type { ShownSky } from "./scene/scene-interface.ts";
import type { SkyScene } from "./scene/sky-scene.ts";
import { nothingSelected, type SelectionState } from "./selection/selection-state.ts";

/**
 * `lost`: the graphics context is gone for now. `undelivered`: the code for a browser without WebGL did not arrive.
 * `unsupported`: this browser can draw neither renderer.
 */
export type Drawing = "loading" | "drawn" | "lost" | "undelivered" | "unsupported";

/** Where it is not, the list of stars replaces the sky. */
export const isDrawable = (drawing: Drawing) => drawing !== "undelivered" && drawing !== "unsupported";

type State = {
  /** Null until it has begun to draw. */
  readonly scene: SkyScene | null;
  readonly drawing: Drawing;
  /** Whether the sky has been drawn, or could not be. */
  readonly isInView: boolean;
  readonly mode: ViewMode;
  /** The preset view in which the sky is, until the person turns it. */
  readonly preset: Preset | null;
  readonly selection: SelectionState;
  /** The stars that the URL asks for, in time; null where no star is dimmed. */
  readonly found: readonly MoodEntry[] | null;
  /** The stars of a comparison, and what its sides are called; null without one. */
  readonly compared: {
    readonly sides: Sides;
    readonly names: { readonly [Name in SideName]: string };
  } | null;
  /** The person's first star, while its name stands beside it. */
  readonly firstStar: MoodEntry | null;
  /** How much the days glow by what they measured, 0 to 1, by their number; null without a chosen tracker. */
  readonly shares: ReadonlyMap<number, number> | null;
  /** Where a bar says what the URL asks for. */
  readonly barPlace: HTMLElement | null;
  /** What was in view when the person wanted to keep it. */
  readonly kept: { readonly shown: ShownSky | null } | null;
};

const initial: State = {
  ...{ scene: null, drawing: "loading", isInView: false, mode: "galaxy", preset: "reset" },
  ...{ selection: nothingSelected, found: null, compared: null, firstStar: null },
  ...{ shares: null, barPlace: null, kept: null },
};

export class SkyStore extends Store<State> {
  /** The elements that move with each frame, past React. */
  readonly overlays = {
    layer: createRef<HTMLDivElement>(),
    tooltip: createRef<HTMLDivElement>(),
    /** Light round the star under the pointer, or the first star. */
    halo: createRef<HTMLDivElement>(),
    firstName: createRef<HTMLDivElement>(),
    /** Mark round the middle of the sky. */
    mark: createRef<HTMLDivElement>(),
    readout: createRef<HTMLParagraphElement>(),
    moons: createRef<MoonMover>(),
  };
  /** The stars that can be selected, oldest first. */
  entries: readonly MoodEntry[] = [];
  /** What is in view; null while the sky is not drawn. */
  inView: () => ShownSky | null = () => null;
  #wasEmpty = false;

  constructor() {
    super(initial);
  }

  look = (preset: Preset) => this.state.scene?.applyPreset(preset);

  /** Opens the pictures of what is in view. */
  keep = () => this.set({ kept: { shown: this.inView() } });
  stopKeeping = () => this.set({ kept: null });

  placeBar = (barPlace: HTMLElement | null) => this.set({ barPlace });

  /** The first star of a sky that was empty in this page is named until `endFirstStar`. */
  noteFirstStar(entries: readonly MoodEntry[]) {
    const isEmpty = entries.length === 0;
    if (isEmpty === this.#wasEmpty) return;
    this.#wasEmpty = isEmpty;
    this.set({ firstStar: entries.length === 1 ? (entries[0] ?? null) : null });
  }

  endFirstStar = () => this.set({ firstStar: null });
}

export const [SkyContext, useSky] = requiredContext<SkyStore>("the sky");

export function SkyProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => new SkyStore());
  return <SkyContext value={store}>{children}</SkyContext>;
}

export const useSkyState = <Part,>(read: (state: State) => Part): Part => useStore(useSky(), read);
