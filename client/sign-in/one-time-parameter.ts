import { useLayoutEffect, useState } from "react";

/** Reads a query parameter once and removes it from the address bar and the history, so that a reload does not repeat it. */
export function useOneTimeParameter(name: string): string | null {
  const [value] = useState(() => new URLSearchParams(globalThis.location?.search).get(name));
  useLayoutEffect(() => {
    const url = new URL(location.href);
    if (!url.searchParams.has(name)) return;
    url.searchParams.delete(name);
    history.replaceState(history.state, "", url);
  }, [name]);
  return value;
}
