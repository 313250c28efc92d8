/**
 * The sky itself: first on a 2D canvas, which one drawing fills and which holds up no page that has several skies on
 * it; by WebGL, which turns it smoothly, once a person begins to use it (decision 58).
 */

import { catalogue, type Feelings } from "#domain/feelings.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { translator } from "../languages/language.ts";
import { beginSky, type Renderer, type Sky } from "../sky/begin-sky.ts";
import { Canvas2dSkyRenderer } from "../sky/scene/canvas2d/canvas2d-renderer.ts";
import type { SkyEvents } from "../sky/scene/scene-interface.ts";
import type { SkyScene } from "../sky/scene/sky-scene.ts";
import { WebglSkyRenderer } from "../sky/scene/webgl/webgl-renderer.ts";
import { skyWords } from "../sky/sky-words.ts";
import { firstUse, Presses } from "./first-use.ts";

type Options = {
  readonly host: HTMLElement;
  readonly events: SkyEvents;
  /** Id of the element that explains the keys. */
  readonly descriptionId: string;
  /** Called for each scene that takes over. */
  readonly began: (scene: SkyScene) => void;
  /** Ends the picture, also while it begins. */
  readonly signal: AbortSignal;
};

/** The stars, and the feelings that they have. */
export type Stars = { readonly feelings: Feelings; readonly entries: readonly MoodEntry[] };

type Begun = { readonly sky: Sky; readonly life: AbortController };

export class Picture {
  readonly #options: Options;
  #stars: Stars = { feelings: catalogue, entries: [] };
  #name = "";
  /** State of the active scene. */
  #current: Begun | null = null;

  readonly #presses: Presses;

  constructor(options: Options) {
    this.#options = options;
    this.#presses = new Presses(options.host, options.signal);
  }

  /** Begins the picture; returns whether this browser can draw. Rejects after `signal`. */
  async begin(stars: Stars, name: string): Promise<boolean> {
    this.show(stars, name);
    const first = (await this.#tryToBegin(Canvas2dSkyRenderer)) ?? (await this.#tryToBegin(WebglSkyRenderer));
    if (!first) return false;
    this.#use(first);
    if (first.sky.canvas.dataset.renderer === "2d") void this.#improve();
    return true;
  }

  show(stars: Stars, name: string) {
    [this.#stars, this.#name] = [stars, name];
    if (this.#current) this.#fill(this.#current.sky);
  }

  async #improve() {
    const { host, signal } = this.#options;
    await firstUse(host, signal);
    const better = await this.#tryToBegin(WebglSkyRenderer).catch(() => null);
    if (!better) return;
    this.#fill(better.sky);
    await better.sky.firstFrame;
    await this.#presses.end();
    if (!signal.aborted) this.#use(better);
  }

  /** The scene takes the place, the view and the focus of the one before. */
  #use(next: Begun) {
    const before = this.#current;
    const hadFocus = document.activeElement === before?.sky.canvas;
    this.#current = next;
    this.#fill(next.sky);
    if (before) next.sky.scene.continueFrom(before.sky.scene);
    this.#options.began(next.sky.scene);
    before?.life.abort();
    if (hadFocus) next.sky.canvas.focus({ preventScroll: true });
  }

  #fill({ scene, canvas }: Sky) {
    canvas.setAttribute("aria-label", this.#name);
    canvas.setAttribute("aria-describedby", this.#options.descriptionId);
    scene.setWords(skyWords(translator()));
    const newestId = this.#stars.entries.at(-1)?.id ?? null;
    scene.show({ ...this.#stars, nextPlace: null, newestId });
  }

  /** Begins a scene; null where this browser cannot draw in this way. */
  async #tryToBegin(renderer: Renderer): Promise<Begun | null> {
    const { host, events, signal } = this.#options;
    const life = new AbortController();
    const isCurrent = () => this.#current?.life === life;
    const current: SkyEvents = {
      ...events,
      frameDrawn: (...frame) => isCurrent() && events.frameDrawn(...frame),
      contextLost: (isLost) => isCurrent() && events.contextLost(isLost),
    };
    try {
      return { sky: await beginSky(host, renderer, current, AbortSignal.any([life.signal, signal])), life };
    } catch {
      signal.throwIfAborted();
      return null;
    }
  }
}
