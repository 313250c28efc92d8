/** A changed star writes its own vertices and rebuilds no others, and any changes end where a fresh sky begins. */

import fc from "fast-check";
import type { BufferAttribute, Mesh, Object3D, ShaderMaterial } from "three";
import { describe, expect, test } from "vitest";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { OccupiedPositions, placeStar } from "#domain/placement.ts";
import { makeStar } from "../../../../testing/make-star.ts";
import { starHistories } from "../../../../testing/star-histories.ts";
import { themes } from "../model/themes.ts";
import { Links } from "./links.ts";
import { NebulaHaze } from "./nebula-haze.ts";
import { Stars } from "./stars.ts";

const taken = new OccupiedPositions();

function makeEntry(_: unknown, ordinal: number): MoodEntry {
  const place = placeStar(ordinal, "joy", taken);
  taken.add(place);
  return makeStar({ id: `star-${ordinal}`, ...place });
}

const entries = Array.from({ length: 5_100 }, makeEntry);

const meshesIn = (object: Object3D) => (object.children.length > 0 ? object.children : [object]) as Mesh[];

/** One more than the last vertex that is drawn. */
function verticesIn({ geometry }: Mesh): number {
  const drawn = Array.from(geometry.index?.array ?? []).slice(0, geometry.drawRange.count);
  return drawn.reduce((most, vertex) => Math.max(most, vertex + 1), 0);
}

/** All that decides how a part is drawn: the vertices in use, and the numbers for all of them. */
const stateOf = ({ object }: { readonly object: Object3D }) =>
  meshesIn(object).flatMap((mesh) => (mesh.visible ? [stateOfMesh(mesh)] : []));

const stateOfMesh = (mesh: Mesh) => ({
  vertices: Object.entries(mesh.geometry.attributes).map(([name, { array, itemSize }]) => [
    name,
    Array.from(array.subarray(0, verticesIn(mesh) * itemSize)),
  ]),
  uniforms: Object.entries((mesh.material as ShaderMaterial).uniforms).filter(
    ([, { value }]) => typeof value === "number",
  ),
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
          stars.show(list);
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
          haze.show(list);
          const fresh = makeHaze();
          fresh.show(list);
          expect(stateOf(haze)).toEqual(stateOf(fresh));
        }
      }),
      // Each fresh haze bakes its cloud again.
      { numRuns: 20 },
    );
  });
});

describe("one change of 5,000 stars rebuilds nothing", () => {
  const columnsOf = ({ geometry }: Mesh) => Object.values(geometry.attributes) as BufferAttribute[];

  /** Vertices that the next frame uploads, if it uploads one range. */
  const uploadedBy = (mesh: Mesh, change: () => void) => {
    for (const attribute of columnsOf(mesh)) attribute.clearUpdateRanges();
    const { geometry } = mesh;
    change();
    expect(mesh.geometry).toBe(geometry);
    return columnsOf(mesh).map(({ updateRanges, itemSize }) => {
      expect(updateRanges).toHaveLength(1);
      return (updateRanges[0]?.count ?? 0) / itemSize;
    });
  };

  const present = entries.slice(0, 5_000);
  const parts = [
    ["stars", () => new Stars(), (stars: Stars) => stars.object, 4, 1],
    ["their path", () => new Links(), (links: Links) => links.object.children[1] as Mesh, 10, 2],
  ] as const;

  test.each(parts)("each of 100 added stars writes one range of %s", (_, make, meshOf, vertices) => {
    const part = make() as Stars & Links;
    part.show(present, 900);
    for (let count = 5_001; count <= 5_100; count++)
      for (const uploaded of uploadedBy(meshOf(part as never), () => part.show(entries.slice(0, count), 900)))
        expect(uploaded).toBe(vertices);
  });

  test.each(parts)("an edited star writes itself among %s", (_, make, meshOf, vertices, changed) => {
    const part = make() as Stars & Links;
    part.show(present, 900);
    const edited = present.with(2_000, { ...(present[2_000] as MoodEntry), emotion: "grief" });
    const uploads = uploadedBy(meshOf(part as never), () => part.show(edited, 900));
    for (const uploaded of uploads) expect(uploaded).toBe(changed * vertices);
  });

  test.each(parts)("a removed or inserted star moves %s behind it in memory", (_, make, meshOf, vertices) => {
    const part = make() as Stars & Links;
    part.show(present, 900);
    const mesh = meshOf(part as never);
    const before = verticesIn(mesh);
    uploadedBy(mesh, () => part.show(present.toSpliced(2_000, 1), 900));
    expect(verticesIn(mesh)).toBe(before - vertices);
    uploadedBy(mesh, () => part.show(present, 900));
    expect(verticesIn(mesh)).toBe(before);
  });
});
