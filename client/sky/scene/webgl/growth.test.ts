/** A new star writes its own vertices and rebuilds no others. */

import type { BufferAttribute, BufferGeometry, Mesh } from "three";
import { expect, test } from "vitest";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { OccupiedPositions, placeStar } from "#domain/placement.ts";
import { makeStar } from "../../../../testing/make-star.ts";
import { Links } from "./links.ts";
import { Stars } from "./stars.ts";

const taken = new OccupiedPositions();

function makeEntry(_: unknown, ordinal: number): MoodEntry {
  const place = placeStar(ordinal, "joy", taken);
  taken.add(place);
  return makeStar({
    ...{ id: `star-${ordinal}`, ...place },
    timestamp: new Date(ordinal * 3_600_000).toISOString(),
  });
}

const entries = Array.from({ length: 5_100 }, makeEntry);

const columnsOf = (geometry: BufferGeometry) => Object.values(geometry.attributes) as BufferAttribute[];

/** The ranges to upload: their number, and the length of the first. */
const pendingUploads = (geometry: BufferGeometry) =>
  columnsOf(geometry).map(({ updateRanges, itemSize }) => ({
    ranges: updateRanges.length,
    vertices: (updateRanges[0]?.count ?? 0) / itemSize,
  }));

function clearUploads(geometry: BufferGeometry) {
  for (const attribute of columnsOf(geometry)) attribute.clearUpdateRanges();
}

test.each([
  ["stars", () => new Stars(), (stars: Stars) => stars.object, 4],
  ["their path", () => new Links(), (links: Links) => links.object.children[1] as Mesh, 10],
])(
  "each of 100 stars added to 5,000 writes one range of %s and rebuilds nothing",
  (_, make, meshOf, vertices) => {
    const part = make() as Stars & Links;
    part.show(entries.slice(0, 5_000), 900);
    const { geometry } = meshOf(part as never);
    for (let count = 5_001; count <= 5_100; count++) {
      clearUploads(geometry);
      part.show(entries.slice(0, count), 900);
      expect(meshOf(part as never).geometry).toBe(geometry);
      for (const { ranges, vertices: written } of pendingUploads(geometry)) {
        expect(ranges).toBe(1);
        expect(written).toBe(vertices);
      }
    }
  },
);
