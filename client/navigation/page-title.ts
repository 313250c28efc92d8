import { useEffect } from "react";
import { isHidden, onLockChange } from "../app-lock/lock-state.ts";

const product = "Mood Universe";

/** The title of the page that is shown, or would be without the curtain. */
let title = product;

/** A window behind the curtain has the name of the product alone. */
const showTitle = () => {
  document.title = isHidden() ? product : title;
};
onLockChange(showTitle);

/** Names the window, its tab and its place in the history after the page. */
export function usePageTitle(page: string | null) {
  useEffect(() => {
    title = page ? `${page} · ${product}` : product;
    showTitle();
  }, [page]);
}
