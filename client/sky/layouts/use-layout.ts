import { useCallback, useEffect } from "react";
import { useLocation, useSearch } from "wouter";
import { type LayoutId, layoutOf } from "#domain/layouts/layout-ids.ts";

const parameter = "view";

/** The query `search` with this layout; its other parameters stay as they are. */
export function replaceLayout(search: string, id: LayoutId): string {
  const others = search
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part !== "" && part.split("=")[0] !== parameter);
  return [...others, ...(id === "sky" ? [] : [`${parameter}=${id}`])].join("&");
}

/** The layout in the URL. */
export function useLayout() {
  const [path, navigate] = useLocation();
  const text = new URLSearchParams(useSearch()).get(parameter);
  const layout = layoutOf(text);
  const setLayout = useCallback(
    (next: LayoutId) => {
      const query = replaceLayout(location.search, next);
      navigate(query ? `${path}?${query}` : path, { replace: true });
    },
    [path, navigate],
  );
  return { layout, setLayout, isSpelledOut: text !== null };
}

/** A value that means the sky leaves the URL. */
export function useTidyLayoutUrl() {
  const { layout, setLayout, isSpelledOut } = useLayout();
  useEffect(() => {
    if (isSpelledOut && layout === "sky") setLayout("sky");
  }, [isSpelledOut, layout, setLayout]);
}
