/** A comparison in the query of a URL: `first.tags=…&second=others`, or `weeks=good`. */

import { type Feelings, findEmotion } from "../feelings.ts";
import { emptyFilter, type Filter } from "../journal/filter.ts";
import { filterParts } from "../journal/filter-parts.ts";
import { readFilter, readParameters, writeFilter } from "../journal/filter-url.ts";
import type { Comparison } from "./comparison.ts";

type Side = "first" | "second";

/** The value of the parameter that is named after a side, where the side has no parts of a filter. */
const everything = "all";
const others = "others";

/**
 * Reads a query, with or without the question mark; other parameters are ignored. Null if it has no comparison, and if a
 * side asks for nothing but feelings that the universe does not know: without them it would mean something else.
 * The second side is the other days where the query does not say.
 */
export function readComparison(feelings: Feelings, search: string): Comparison | null {
  if (readParameters(search).get("weeks") === "good") {
    const { from, to } = readFilter(feelings, search);
    return { kind: "weeks", from, to };
  }
  const [first, second] = [readSide(feelings, search, "first"), readSide(feelings, search, "second")];
  if (first === null || first === others || second === null) return null;
  return { kind: "sides", first, second };
}

function readSide(feelings: Feelings, search: string, side: Side): Filter | typeof others | null {
  const query = partsOfSide(search, side);
  const filter = readFilter(feelings, query);
  const asked = filterParts.emotions.read(readParameters(query).get("emotions") ?? "");
  if (asked.length > 0 && !asked.some((id) => findEmotion(feelings, id))) return null;
  if (writeFilter(filter) !== "") return filter;
  const named = readParameters(search).get(side);
  if (named === everything) return emptyFilter;
  return side === "second" ? others : null;
}

/** The query of a side's filter, without the name of the side. */
const partsOfSide = (search: string, side: Side): string =>
  search
    .replace(/^\?/, "")
    .split("&")
    .flatMap((part) => (part.startsWith(`${side}.`) ? part.slice(side.length + 1) : []))
    .join("&");

/** The query of a comparison, without a question mark. Comparisons that mean the same have the same query. */
export function writeComparison(comparison: Comparison): string {
  if (comparison.kind === "weeks") {
    const { from, to } = comparison;
    return ["weeks=good", writeFilter({ ...emptyFilter, from, to })].filter(Boolean).join("&");
  }
  const { first, second } = comparison;
  return [
    writeSide("first", first),
    second === others ? `second=${others}` : writeSide("second", second),
  ].join("&");
}

/**
 * The query that a kept comparison has now: a merge can leave an id twice in it, and feelings in another order than that of
 * the universe. A query without a comparison stays as it is.
 */
export function currentQuery(feelings: Feelings, query: string): string {
  const comparison = readComparison(feelings, query);
  return comparison ? writeComparison(comparison) : query;
}

function writeSide(side: Side, filter: Filter): string {
  const query = writeFilter(filter);
  if (query === "") return `${side}=${everything}`;
  return query
    .split("&")
    .map((part) => `${side}.${part}`)
    .join("&");
}
