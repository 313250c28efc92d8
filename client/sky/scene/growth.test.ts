/** A sky that grows by one star writes that star: it makes nothing anew. */

import type { BufferAttribute, BufferGeometry, Mesh } from "three";
import { expect, test } from "vitest";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { placeStar, TakenPlaces } from "#domain/placement.ts";
import { Links } from "./links.ts";
import { Stars } from "./stars.ts";

const taken = new TakenPlaces();

function makeEntry(_: unknown, ordinal: number): MoodEntry {
  const place = placeStar(ordinal, "joy", taken);
  taken.add(place);
  return {
    ...{ id: `star-${ordinal}`, userId: "mira", emotion: "joy", intensity: 7, note: null, ...place },
    timestamp: new Date(ordinal * 3_600_000).toISOString(),
    ...{ isTwinStar: 0, secondaryEmotion: null, secondaryIntensity: null },
  };
}

const entries = Array.from({ length: 5_100 }, makeEntry);

const columnsOf = (geometry: BufferGeometry) => Object.values(geometry.attributes) as BufferAttribute[];

/** The ranges that wait to be sent: how many, and how long the first is. */
const waiting = (geometry: BufferGeometry) =>
  columnsOf(geometry).map(({ updateRanges, itemSize }) => ({
    ranges: updateRanges.length,
    vertices: (updateRanges[0]?.count ?? 0) / itemSize,
  }));

function sent(geometry: BufferGeometry) {
  for (const attribute of columnsOf(geometry)) attribute.clearUpdateRanges();
}

test.each([
  ["stars", () => new Stars(), (stars: Stars) => stars.object, 4],
  ["their path", () => new Links(), (links: Links) => links.object.children[1] as Mesh, 10],
])("100 stars more than 5,000 rebuild nothing: each writes one range of %s", (_, make, meshOf, vertices) => {
  const part = make() as Stars & Links;
  part.show(entries.slice(0, 5_000), 900);
  const { geometry } = meshOf(part as never);
  for (let count = 5_001; count <= 5_100; count++) {
    sent(geometry);
    part.show(entries.slice(0, count), 900);
    expect(meshOf(part as never).geometry).toBe(geometry);
    for (const { ranges, vertices: written } of waiting(geometry)) {
      expect(ranges).toBe(1);
      expect(written).toBe(vertices);
    }
  }
});
