/** What stands out: the star or stars that are selected, the one that is held, and those of a search or a tag. */

import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { Hold } from "./input/hold.ts";
import type { SkyStars } from "./model/sky-stars.ts";
import { type Emphasis, type Highlights, type SkyRenderer, withSelected } from "./renderer.ts";

const noHighlights: Highlights = { selected: -1, several: [], held: -1, heldShare: 0 };
/** Length of the vibration that confirms a hold, in milliseconds. */
const vibrationMs = 50;

export class Highlighting {
  readonly #renderer: SkyRenderer;
  readonly #stars: SkyStars;
  readonly #hold = new Hold();
  readonly #held: (id: string) => void;
  #selected: string | null = null;
  #several: readonly string[] = [];
  #emphasis: Emphasis | null = null;
  #shownEmphasis: Emphasis | null = null;

  /** `held` receives the id of a star that was held long enough. */
  constructor(renderer: SkyRenderer, stars: SkyStars, held: (id: string) => void) {
    this.#renderer = renderer;
    this.#stars = stars;
    this.#held = held;
  }

  get selected(): MoodEntry | null {
    return this.#stars.find(this.#selected);
  }

  /** What stands out, with a selected star. */
  get emphasis() {
    return this.#shownEmphasis;
  }

  /** Ids of several selected stars, in the order of selection. */
  get several() {
    return this.#several;
  }

  /** The stars that must be in view instead of all, because they stand out; null for none. */
  get framed(): readonly MoodEntry[] | null {
    if (!this.#emphasis?.isFramed) return null;
    const stars = [...this.#emphasis.ids].flatMap((id) => this.#stars.find(id) ?? []);
    return stars.length > 0 ? stars : null;
  }

  get isHolding() {
    return this.#hold.isActive;
  }

  /** The selected stars where they are drawn; none while the stars morph. */
  get shown() {
    return {
      selected: this.#stars.findShown(this.#selected),
      several: this.#several.flatMap((id) => this.#stars.findShown(id) ?? []),
    };
  }

  /** Returns whether this changes the selection. */
  select(id: string | null): boolean {
    if (id === this.#selected) return false;
    this.#selected = id;
    this.#applyEmphasis();
    return true;
  }

  /** `ids` are in the order of selection. */
  selectSeveral(ids: readonly string[]) {
    this.#several = ids;
    this.#applyEmphasis();
  }

  emphasize(emphasis: Emphasis | null) {
    this.#emphasis = emphasis;
    this.#applyEmphasis();
  }

  /** The star that a person presses; null when the press is over. */
  beginHold(id: string | null, now: number) {
    this.#hold.begin(id, now);
    this.update(now);
  }

  /** Fills the ring of the held star; a full ring starts the selection of several. */
  advanceHold(now: number) {
    if (!this.#hold.isActive) return;
    const held = this.#hold.at(now);
    if (held && held.share >= 1) {
      this.#hold.end();
      navigator.vibrate?.(vibrationMs);
      this.#held(held.id);
    }
    this.update(now);
  }

  /** Updates after the stars changed, or one of them moved. */
  update(now: number) {
    if (!this.#stars.find(this.#hold.id)) this.#hold.end();
    // Rings and lines would be where the stars of a morph will be.
    if (!this.#stars.isPickable) return this.#renderer.highlight(noHighlights);
    const held = this.#hold.at(now);
    this.#renderer.highlight({
      selected: this.#stars.indexOf(this.#selected),
      several: this.#several.map(this.#stars.indexOf).filter((at) => at >= 0),
      held: this.#stars.indexOf(held?.id ?? null),
      heldShare: held?.share ?? 0,
    });
  }

  /** A selected star stands out alone, or with what else stands out. */
  #applyEmphasis() {
    const selected = this.#several.length === 0 ? this.#selected : null;
    const next = withSelected(this.#emphasis, selected);
    if (next !== this.#shownEmphasis) this.#renderer.emphasize(next);
    this.#shownEmphasis = next;
    this.update(performance.now());
  }
}
