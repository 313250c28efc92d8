import { lazyComponent } from "../loading/lazy-component.tsx";

/** Most people have nothing that is locked. */
export const LockedLine = lazyComponent(
  async () => (await import("./LockedLine.tsx")).LockedLine,
  null,
  "on use",
);
