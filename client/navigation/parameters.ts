/** Parameters of the URL, of which each leaves the others as they are written. */

import { useCallback } from "react";
import { useLocation, useSearch } from "wouter";

/** The parts of the query `search` that are of none of these parameters. */
export const otherParts = (search: string, ...names: readonly string[]): readonly string[] =>
  search
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part !== "" && !names.includes(part.split("=")[0] ?? ""));

/** The query `search` with this value of a parameter, or with null without it. */
export const replaceParameter = (search: string, name: string, value: string | null): string =>
  [...otherParts(search, name), ...(value === null ? [] : [`${name}=${encodeURIComponent(value)}`])].join(
    "&",
  );

/** The query `search` without a parameter, behind its path. */
export const withoutParameter = (path: string, search: string, name: string): string => {
  const query = replaceParameter(search, name, null);
  return query ? `${path}?${query}` : path;
};

/** The value of a parameter, null without it. A change of it replaces the entry of the history. */
export function useParameter(name: string) {
  const value = new URLSearchParams(useSearch()).get(name);
  const [path, navigate] = useLocation();
  const setValue = useCallback(
    (next: string | null) => {
      const query = replaceParameter(location.search, name, next);
      navigate(query ? `${path}?${query}` : path, { replace: true });
    },
    [name, path, navigate],
  );
  return [value, setValue] as const;
}
