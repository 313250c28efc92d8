import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { type Fetched, type LazyCode, lazyCode } from "./lazy-code.ts";

type LazyComponent<Props> = ComponentType<Props> & Pick<LazyCode<unknown>, "load" | "preload">;

/**
 * A component whose code is fetched when it is first rendered; `fallback` is shown until then. React's `lazy` is not
 * used: it shows every fallback for at least 300 ms, even when the code is already there. Code that does not arrive is
 * an error for the boundary around the component, which fetches it again when it is rendered anew.
 */
export function lazyComponent<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
  fetched?: Fetched,
): LazyComponent<Props> {
  const code = lazyCode(importComponent, fetched);

  function LazyComponent(props: Props) {
    const [Loaded, setLoaded] = useState(() => code.loaded);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    useEffect(() => {
      if (Loaded) return;
      code.load().then(
        (component) => setLoaded(() => component),
        (error: unknown) => setFailure({ error }),
      );
    }, [Loaded]);
    if (failure) throw failure.error;
    return Loaded ? <Loaded {...props} /> : fallback;
  }
  return Object.assign(LazyComponent, { load: code.load, preload: code.preload });
}
