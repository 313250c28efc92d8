import { useEffect } from "react";

const product = "Mood Universe";

/** The title of the page that is shown, or would be without the curtain. */
let title = product;

/** A window behind the curtain of the lock (app-lock/lock-state.ts) has the name of the product alone. */
export const showTitle = () => {
  document.title = document.documentElement.hasAttribute("data-locked") ? product : title;
};

export const titleOf = (page: string | null) => (page ? `${page} · ${product}` : product);

/** Names the window, its tab and its place in the history after the page. */
export function usePageTitle(page: string | null) {
  useEffect(() => {
    title = titleOf(page);
    showTitle();
  }, [page]);
}
