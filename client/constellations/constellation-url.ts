/** The constellation that the sky shows, in the URL: `/?constellation=<id>`. What else the URL has stays. */

import { otherParts } from "../navigation/parameters.ts";

const name = "constellation";

export const readConstellation = (search: string): string | null => new URLSearchParams(search).get(name);

/** The query `search` with this constellation, or with null without one. */
export function replaceConstellation(search: string, id: string | null): string {
  const shown = id === null ? [] : [`${name}=${encodeURIComponent(id)}`];
  return [...shown, ...otherParts(search, name)].join("&");
}

/** The address of the sky with this constellation. */
export const linkToConstellation = (id: string) => `/?${replaceConstellation("", id)}`;
