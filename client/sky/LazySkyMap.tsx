import { lazyComponent } from "../loading/lazy-component.tsx";

/** The map, loaded separately because its code is the largest part of the page. */
export const SkyMap = lazyComponent(async () => (await import("./SkyMap.tsx")).SkyMap);
