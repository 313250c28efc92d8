/** The filter in the query of a URL. Every query gives a valid filter: what is unknown is dropped, and ranges are put in order. */

import type { Feelings } from "../feelings.ts";
import type { Filter } from "./filter.ts";
import { filterParts } from "./filter-parts.ts";

const names = Object.keys(filterParts) as (keyof Filter)[];

/**
 * Reads a query, with or without the question mark. Other parameters are ignored; of repeated ones, the first counts.
 * Emotions have the order of the universe, and those that it does not know are dropped.
 */
export function readFilter(feelings: Feelings, search: string): Filter {
  const filter = parse(search);
  if (filter.emotions.length === 0) return filter;
  const named = new Set(filter.emotions);
  return { ...filter, emotions: feelings.all.map(({ id }) => id).filter((id) => named.has(id)) };
}

function parse(search: string): Filter {
  const texts = readParameters(search);
  const read = <Name extends keyof Filter>(name: Name) => filterParts[name].read(texts.get(name) ?? "");
  return inOrder(Object.fromEntries(names.map((name) => [name, read(name)])) as Filter);
}

/**
 * The query of a filter, without a question mark; empty for an empty filter. Filters that mean the same, apart from the
 * words, have the same query.
 */
export const writeFilter = (filter: Filter): string => format(parse(format(filter)));

/** The query `search` with another filter; its other parameters stay. */
export function replaceFilter(search: string, filter: Filter): string {
  const others = parametersOf(search).filter(({ name }) => !names.includes(name as keyof Filter));
  return [...others.map(({ source }) => source), writeFilter(filter)].filter(Boolean).join("&");
}

export const isEmptyFilter = (filter: Filter): boolean => writeFilter(filter) === "";

/** The filter without tags that were removed, whose names nobody can show any more. */
export function keepKnownTags(filter: Filter, known: ReadonlySet<string>): Filter {
  const tags = filter.tags.filter((id) => known.has(id));
  return tags.length === filter.tags.length ? filter : inOrder({ ...filter, tags });
}

/** Dates in order, and no way to match tags without tags. */
function inOrder(filter: Filter): Filter {
  const { from, to, tags, tagMatch } = filter;
  const isReversed = from !== null && to !== null && from > to;
  return {
    ...filter,
    from: isReversed ? to : from,
    to: isReversed ? from : to,
    tagMatch: tags.length === 0 ? "all" : tagMatch,
  };
}

function format(filter: Filter): string {
  const write = <Name extends keyof Filter>(name: Name) => filterParts[name].write(filter[name]);
  const written = names.map((name) => ({ name, text: write(name) }));
  return written.flatMap(({ name, text }) => (text === "" ? [] : [`${name}=${encode(text)}`])).join("&");
}

/** Commas stay readable. */
const encode = (text: string) => encodeURIComponent(text).replaceAll("%20", "+").replaceAll("%2C", ",");

/** The parameters of a query, with or without the question mark, by name; of repeated ones, the first counts. */
export const readParameters = (search: string): ReadonlyMap<string, string> =>
  new Map(
    parametersOf(search)
      .map(({ name, value }) => [name, value] as const)
      .toReversed(),
  );

function parametersOf(search: string) {
  const sources = search.replace(/^\?/, "").split("&").filter(Boolean);
  return sources.map((source) => {
    const [name = "", ...value] = source.split("=");
    return { source, name: decode(name), value: decode(value.join("=")) };
  });
}

/** A percent sign that begins no valid code stands for itself, as a person may have typed it. */
function decode(text: string): string {
  const spaced = text.replaceAll("+", " ");
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
