import { useLayoutEffect, useState } from "react";

/** What came in the URL's query, once: it is taken out of the address bar, the history and any reload. */
export function useTakenQuery(name: string): string | null {
  const [value] = useState(() => new URLSearchParams(location.search).get(name));
  useLayoutEffect(() => {
    const url = new URL(location.href);
    if (!url.searchParams.has(name)) return;
    url.searchParams.delete(name);
    history.replaceState(history.state, "", url);
  }, [name]);
  return value;
}
