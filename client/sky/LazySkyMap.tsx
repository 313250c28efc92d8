import { lazyComponent } from "../loading/lazy-component.tsx";

/** The map, loaded separately because its code is the largest part of the page. */
export const SkyMap = lazyComponent(async () => (await import("./SkyMap.tsx")).SkyMap, <SkyPlaceholder />);

export function SkyPlaceholder() {
  return (
    <div className="grid size-full place-items-center">
      <div aria-hidden="true" className="size-24 animate-breathe rounded-full border border-line" />
    </div>
  );
}
