import { useCallback } from "react";
import { placeToasts, toastRegion } from "./toast-places.ts";

/** The place of toasts in the layout of a page, where they cover nothing. */
export function PageToasts() {
  const place = useCallback(
    (element: HTMLDivElement | null) => (element ? placeToasts(element) : undefined),
    [],
  );
  return <div ref={place} {...toastRegion} className="-mb-2 flex w-full justify-center has-[*]:mb-0" />;
}
