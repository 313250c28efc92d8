import type { ComponentType } from "react";
import { LoadingPage } from "./LoadingPage.tsx";
import { lazyComponent } from "./lazy-component.tsx";

/** A page whose code is fetched when it is first rendered. */
export function page<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) {
  return lazyComponent(async () => (await load())[name], <LoadingPage />);
}
