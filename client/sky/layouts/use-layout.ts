import { useCallback, useEffect } from "react";
import { type LayoutId, layoutOf } from "#domain/layouts/layout-ids.ts";
import { useParameter } from "../../navigation/parameters.ts";

/** The layout in the URL. */
export function useLayout() {
  const [text, setText] = useParameter("view");
  const setLayout = useCallback((next: LayoutId) => setText(next === "sky" ? null : next), [setText]);
  return { layout: layoutOf(text), setLayout, isSpelledOut: text !== null };
}

/** A value that means the sky leaves the URL. */
export function useTidyLayoutUrl() {
  const { layout, setLayout, isSpelledOut } = useLayout();
  useEffect(() => {
    if (isSpelledOut && layout === "sky") setLayout("sky");
  }, [isSpelledOut, layout, setLayout]);
}
