/** Moons: each tag is a cluster. Stars with several tags lie between theirs, and stars without tags in a quiet ring outside. */

import type { Position } from "../placement.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
import { FreePlaces } from "./free-places.ts";
import {
  inOrderOfList,
  inOrderOfTime,
  type Layout,
  type Mark,
  minPlaceSpacing,
  onPlane,
  type Stroke,
  type TimedStar,
} from "./layout.ts";

/** Units. */
const spacing = minPlaceSpacing + 4;
const areaOfStar = 330;
/** In the ring, nearly as close as stars can be, so that it stays a quiet edge. */
const areaInRing = 230;
const clusterMargin = 16;
/** The names of clusters stand there, and stars with several tags. */
const betweenClusters = 48;
const beforeRing = 44;
/** Only the largest clusters have an outline. */
const maxOutlines = 60;
/** The greatest width by height, and height by width, of the clusters. */
const mostShape = 1.8;
const goldenAngle = Math.PI * (3 - Math.sqrt(5));
/** How far a star with several tags is from its first one, toward the middle of the others. */
const pull = 0.45;

type Cluster = { readonly id: string; readonly at: Position; readonly radius: number };

/** `shape`: width by height of the room, in whose shape the clusters stand. */
export function moonsLayout(entries: readonly MoodEntry[], shape: number): Layout {
  const stars = inOrderOfTime(entries);
  const wide = Math.sqrt(Math.min(mostShape, Math.max(1 / mostShape, shape)));
  const clusters = packClusters(sizesOf(stars), wide);
  const byId = new Map(clusters.map((cluster) => [cluster.id, cluster]));
  const middle = middleOf(clusters);
  const reach = ({ at, radius }: Cluster) =>
    Math.hypot((at.x - middle.x) / wide, (at.y - middle.y) * wide) + radius * Math.max(wide, 1 / wide);
  const edge = clusters.reduce((most, cluster) => Math.max(most, reach(cluster)), 0);
  const ring = clusters.length > 0 ? edge + beforeRing : 0;
  const free = new FreePlaces(spacing);
  let untagged = 0;
  const places = inOrderOfList(stars, ({ entry }) => {
    const wanted = wantedPlace(entry, byId) ?? onRing({ middle, wide }, ring, untagged++);
    return free.take(wanted.x, wanted.y);
  });
  const rim = Math.sqrt(ring ** 2 + (untagged * areaInRing) / Math.PI);
  const largestFirst = clusters.toSorted((one, other) => other.radius - one.radius);
  return {
    places,
    strokes: strokesOf(largestFirst),
    marks: marksOf(
      largestFirst,
      untagged > 0 ? { middle, rim: rim / wide } : null,
      4 + 0.016 * Math.max(rim, edge),
    ),
  };
}

const distance = (one: Position, other: Position) => Math.hypot(one.x - other.x, one.y - other.y);

/** Middle of the box round all clusters. */
function middleOf(clusters: readonly Cluster[]): Position {
  const between = (axis: "x" | "y") => {
    const [least, most] = [Math.min, Math.max].map((pick, end) =>
      clusters.reduce((edge, { at, radius }) => pick(edge, at[axis] + (end === 0 ? -radius : radius)), 0),
    );
    return ((least ?? 0) + (most ?? 0)) / 2;
  };
  return onPlane(between("x"), between("y"));
}

/** By tag in the order of their first stars, the number of its stars; of those with several tags, most lie outside of their first one. */
function sizesOf(stars: readonly TimedStar[]): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const { entry } of stars)
    for (const [order, id] of entry.tags.entries())
      sizes.set(id, (sizes.get(id) ?? 0) + (entry.tags.length === 1 ? 1 : order === 0 ? 0.3 : 0));
  return sizes;
}

/** Rounded up to powers of two from 8 on: a cluster seldom grows, because a growing one moves its neighbours. */
const doubled = (size: number) => 2 ** Math.ceil(Math.log2(Math.max(8, size)));

/** The first in the middle, each as near to it as those before it leave room: later tags move no earlier ones. */
function packClusters(sizes: ReadonlyMap<string, number>, wide: number): readonly Cluster[] {
  const placed: Cluster[] = [];
  let from = 0;
  for (const [id, size] of sizes) {
    const radius = clusterMargin + Math.sqrt((doubled(size) * areaOfStar) / Math.PI);
    // Gaps between many clusters are not looked for: that would take long.
    for (let attempt = placed.length < maxOutlines ? 0 : Math.max(0, from - 200); ; attempt++) {
      const away = 9 * Math.sqrt(attempt);
      const turn = attempt * goldenAngle;
      const at = onPlane(away * wide * Math.cos(turn), (away / wide) * Math.sin(turn));
      if (placed.some((other) => isTooClose(other, at, radius))) continue;
      placed.push({ id, at, radius });
      from = attempt;
      break;
    }
  }
  return placed;
}

const isTooClose = (other: Cluster, at: Position, radius: number) =>
  distance(other.at, at) < other.radius + radius + betweenClusters;

/** Null for a star without tags. */
function wantedPlace({ tags }: MoodEntry, clusters: ReadonlyMap<string, Cluster>): Position | null {
  const [first, ...others] = tags.flatMap((id) => clusters.get(id)?.at ?? []);
  if (!first) return null;
  if (others.length === 0) return first;
  const mean = (axis: "x" | "y") => others.reduce((sum, at) => sum + at[axis], 0) / others.length;
  return onPlane(first.x + pull * (mean("x") - first.x), first.y + pull * (mean("y") - first.y));
}

/** An ellipse of the area of a circle. */
type Oval = { readonly middle: Position; readonly wide: number };

/** Places in a ring, at equal distances by the golden angle, each star with an equal area. */
function onRing({ middle, wide }: Oval, inner: number, at: number): Position {
  const radius = Math.sqrt(inner ** 2 + ((at + 0.5) * areaInRing) / Math.PI);
  const turn = at * goldenAngle;
  return onPlane(middle.x + radius * wide * Math.cos(turn), middle.y + (radius / wide) * Math.sin(turn));
}

const strokesOf = (clusters: readonly Cluster[]): Stroke[] =>
  clusters.slice(0, maxOutlines).map(({ at, radius }) => ({ center: at, radius }));

type Ring = { readonly middle: Position; readonly rim: number };

/** Names stand under their clusters. Of two that would overlap, the first shows: that of the larger cluster. */
const marksOf = (clusters: readonly Cluster[], ring: Ring | null, nameGap: number): Mark[] => [
  ...clusters.map(
    ({ id, at, radius }): Mark => ({
      at: onPlane(at.x, at.y - radius - nameGap),
      means: { kind: "tag", id },
    }),
  ),
  ...(ring
    ? [
        {
          at: onPlane(ring.middle.x, ring.middle.y - ring.rim - 2 * nameGap),
          means: { kind: "untagged" },
        } as const,
      ]
    : []),
];
