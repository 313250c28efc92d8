import { type ComponentType, type ReactNode, useEffect, useState } from "react";

type Lazily<Props> = ComponentType<Props> & {
  /** Fetches the code before it is drawn; rejects when it does not come. */
  load: () => Promise<unknown>;
};

/**
 * A component whose code comes when it is first drawn, with `meanwhile` in its place until then. Not React's `lazy`:
 * that shows what follows a fallback no sooner than 300 ms after it, and a fallback also where the code is there
 * already. Code that does not come is an error for the boundary round it; drawn anew, it is asked for again.
 */
export function lazily<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): Lazily<Props> {
  let loaded: ComponentType<Props> | null = null;
  const load = async () => {
    loaded = await importComponent();
    return loaded;
  };

  function Lazily(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    useEffect(() => {
      if (Loaded) return;
      load().then(
        (component) => setLoaded(() => component),
        (error: unknown) => setFailure({ error }),
      );
    }, [Loaded]);
    if (failure) throw failure.error;
    return Loaded ? <Loaded {...props} /> : meanwhile;
  }
  return Object.assign(Lazily, { load });
}
