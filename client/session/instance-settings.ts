/**
 * The server's settings that the client needs: sign-in methods, contacts, and support lines. They are asked for once. The
 * code that asks is not here, because the login page has them from its HTML.
 */

import { useEffect } from "react";
import type { Instance } from "#domain/session-calls.ts";
import { lazyCode } from "../loading/lazy-code.ts";
import { Store, useStore } from "../ui/store.ts";

type Known = {
  readonly data: Instance | undefined;
  readonly isFetching: boolean;
  /** Whether neither the settings nor a failure have arrived. */
  readonly isPending: boolean;
};

const nothing: Known = { data: undefined, isFetching: false, isPending: true };

const settings = new Store<Known>(nothing);
const asking = lazyCode(async () => (await import("./ask-instance.ts")).askInstance);

/** Takes settings that the HTML contains. */
export const giveInstance = (data: Instance) => settings.set({ data, isFetching: false, isPending: false });

/** Makes the next component ask again. Only tests need it, which change the settings between two pages. */
export const forgetInstance = () => settings.set(nothing);

/** Asks for the settings, unless they are known or on their way. Never rejects. */
export async function fetchInstance(): Promise<void> {
  const { data, isFetching } = settings.state;
  if (data || isFetching) return;
  settings.set({ isFetching: true });
  const asked = settings.state;
  const answer = await asking
    .load()
    .then((ask) => ask())
    .catch(() => undefined);
  if (settings.state === asked) settings.set({ data: answer, isFetching: false, isPending: false });
}

/** With `isNeeded` false, the component takes them when they are there, and does not ask. */
export function useInstance({ isNeeded = true }: { isNeeded?: boolean } = {}) {
  const known = useStore(settings, (state) => state);
  useEffect(() => {
    if (isNeeded) void fetchInstance();
  }, [isNeeded]);
  return { ...known, refetch: fetchInstance };
}
