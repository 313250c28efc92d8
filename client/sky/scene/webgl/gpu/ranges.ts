/** Ranges of primitives that wait for their upload. */

/** `from` inclusive, `until` exclusive. */
export type Range = { readonly from: number; readonly until: number };

/** More ranges than this are uploaded as one that covers them all: each upload is a call to the graphics driver. */
const maxRanges = 32;

export class Ranges {
  #ranges: Range[] = [];

  get all(): readonly Range[] {
    return this.#ranges;
  }

  /** Ranges that touch or overlap the new one become one with it. */
  add(from: number, until: number) {
    const apart = this.#ranges.filter((range) => range.until < from || range.from > until);
    const joined = this.#ranges.filter((range) => !apart.includes(range));
    this.#ranges = [...apart, cover([...joined, { from, until }])];
    if (this.#ranges.length > maxRanges) this.#ranges = [cover(this.#ranges)];
  }

  clear() {
    this.#ranges = [];
  }
}

const cover = (ranges: readonly Range[]): Range => ({
  from: Math.min(...ranges.map(({ from }) => from)),
  until: Math.max(...ranges.map(({ until }) => until)),
});
