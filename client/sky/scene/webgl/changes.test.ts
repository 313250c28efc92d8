/** A changed star writes its own vertices and rebuilds no others, and any changes end where a fresh sky begins. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emotions } from "#domain/emotions.ts";
import { catalogue, feelingsOf } from "#domain/feelings.ts";
import { OccupiedPositions, placeStar } from "#domain/placement.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { makeStar } from "../../../../testing/make-star.ts";
import { starHistories } from "../../../../testing/star-histories.ts";
import { themes } from "../model/themes.ts";
import type { Pass } from "./gpu/pass.ts";
import { Links } from "./links.ts";
import { NebulaHaze } from "./nebula-haze.ts";
import { Stars } from "./stars.ts";

const taken = new OccupiedPositions();

function makeEntry(_: unknown, ordinal: number): MoodEntry {
  const place = placeStar(catalogue, ordinal, "joy", taken);
  taken.add(place);
  return makeStar({ id: `star-${ordinal}`, ...place });
}

const entries = Array.from({ length: 5_100 }, makeEntry);

type Part = { readonly passes: readonly Pass[] };

/** All that decides how a part is drawn: the vertices in use, and the numbers for all of them. */
const stateOf = ({ passes }: Part) => passes.filter(({ isDrawn }) => isDrawn).map(stateOfPass);

const stateOfPass = ({ table, uniforms }: Pass) => ({
  vertices: table.columns.map(({ name, numbers, width }) => [
    name,
    Array.from(numbers.subarray(0, table.count * table.primitive.vertices * width)),
  ]),
  uniforms: { ...uniforms },
});

function makeStars() {
  const stars = new Stars();
  stars.applyTheme(themes.dark);
  return stars;
}

function makeLinks() {
  const links = new Links();
  links.applyTheme(themes.dark);
  return links;
}

function makeHaze() {
  const haze = new NebulaHaze();
  haze.applyTheme(themes.dark);
  return haze;
}

/** Lengths and numbers of pieces depend on the whole sky. */
const reachOf = (list: readonly MoodEntry[]) => 100 + list.length;

describe("after any changes, what is drawn is what a fresh sky draws", () => {
  test("stars, with a selected, a newest and a flaring one", () => {
    fc.assert(
      fc.property(starHistories, fc.nat({ max: 60 }), (lists, at) => {
        const show = (stars: Stars, list: readonly MoodEntry[]) => {
          stars.show(catalogue, list);
          stars.setNewest(list.length - 1, at % 7);
          stars.select(at < list.length ? at : -1);
        };
        const stars = makeStars();
        for (const list of lists) {
          show(stars, list);
          const fresh = makeStars();
          show(fresh, list);
          expect(stateOf(stars)).toEqual(stateOf(fresh));
        }
      }),
    );
  });

  test("the stars and the haze of a universe that knows other feelings", () => {
    const known = feelingsOf(emotions.map((one) => ({ ...one, family: "fear", color: "#123456" })));
    fc.assert(
      fc.property(starHistories, fc.boolean(), ([first = [], ...lists], isEmptied) => {
        const [stars, haze] = [makeStars(), makeHaze()];
        stars.show(catalogue, first);
        haze.show(catalogue, first);
        for (const list of [isEmptied ? [] : first, ...lists]) {
          const [freshStars, freshHaze] = [makeStars(), makeHaze()];
          for (const shown of [stars, freshStars, haze, freshHaze]) shown.show(known, list);
          expect([stateOf(stars), stateOf(haze)]).toEqual([stateOf(freshStars), stateOf(freshHaze)]);
        }
      }),
      // Each fresh haze bakes its cloud again.
      { numRuns: 20 },
    );
  });

  test.each(["galaxy", "grid"] as const)("links in %s view, also when the other view was open", (mode) => {
    fc.assert(
      fc.property(starHistories, (lists) => {
        const links = makeLinks();
        for (const list of lists) {
          links.setMode(list.length % 2 === 0 ? "grid" : "galaxy");
          links.show(list, reachOf(list));
          links.setMode(mode);
          const fresh = makeLinks();
          fresh.setMode(mode);
          fresh.show(list, reachOf(list));
          expect(stateOf(links)).toEqual(stateOf(fresh));
        }
      }),
    );
  });

  test("the haze behind each family", () => {
    fc.assert(
      fc.property(starHistories, (lists) => {
        const haze = makeHaze();
        for (const list of lists) {
          haze.show(catalogue, list);
          const fresh = makeHaze();
          fresh.show(catalogue, list);
          expect(stateOf(haze)).toEqual(stateOf(fresh));
        }
      }),
      // Each fresh haze bakes its cloud again.
      { numRuns: 20 },
    );
  });
});

describe("one change of 5,000 stars rebuilds nothing", () => {
  /** Primitives that the next frame uploads, if it uploads one range of each column. */
  const uploadedBy = ({ table }: Pass, change: () => void) => {
    for (const { changed } of table.columns) changed.clear();
    change();
    return table.columns.map(({ changed: { all } }) => {
      expect(all).toHaveLength(1);
      return all.reduce((sum, { from, until }) => sum + until - from, 0);
    });
  };

  const present = entries.slice(0, 5_000);
  const parts = [
    ["stars", () => partOf(new Stars(), (stars, list) => stars.show(catalogue, list)), 1],
    ["their path", () => partOf(new Links(), (links, list) => links.show(list, 900)), 2],
  ] as const;

  function partOf<P extends Part>(part: P, show: (part: P, list: readonly MoodEntry[]) => void) {
    // Passes of the path begin with its first stars.
    const passOf = () => part.passes[0] as Pass;
    return { passOf, show: (list: readonly MoodEntry[]) => show(part, list) };
  }

  test.each(parts)("each of 100 added stars writes one range of %s", (_, make) => {
    const part = make();
    part.show(present);
    for (let count = 5_001; count <= 5_100; count++)
      for (const uploaded of uploadedBy(part.passOf(), () => part.show(entries.slice(0, count))))
        expect(uploaded).toBe(1);
  });

  test.each(parts)("an edited star writes itself among %s", (_, make, changed) => {
    const part = make();
    part.show(present);
    const edited = present.with(2_000, { ...(present[2_000] as MoodEntry), emotion: "grief" });
    for (const uploaded of uploadedBy(part.passOf(), () => part.show(edited))) expect(uploaded).toBe(changed);
  });

  test.each(parts)("a removed or inserted star moves %s behind it in memory", (_, make) => {
    const part = make();
    part.show(present);
    const pass = part.passOf();
    const before = pass.table.count;
    uploadedBy(pass, () => part.show(present.toSpliced(2_000, 1)));
    expect(pass.table.count).toBe(before - 1);
    uploadedBy(pass, () => part.show(present));
    expect(pass.table.count).toBe(before);
  });
});
