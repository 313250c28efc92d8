import { useEffect } from "react";

const product = "Mood Universe";

/** Names the window, its tab and its place in the history after the page. */
export function usePageTitle(page: string | null) {
  useEffect(() => {
    document.title = page ? `${page} · ${product}` : product;
  }, [page]);
}
