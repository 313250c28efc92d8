import { useLayoutEffect, useState } from "react";
import * as z from "zod/mini";
import { useFragment } from "../invitation.ts";

const readToken = (fragment: string): string | null => /^#([\w.-]{1,200})$/.exec(fragment)?.[1] ?? null;

const keptSchema = z.object({ joining: z.string() });

const keptToken = (): string | null => keptSchema.safeParse(history.state).data?.joining ?? null;

/**
 * The token of the invitation with which the page was opened; null without one. It leaves the address bar, and stays in the
 * entry of the history, for a page that is loaded again and for the way back from the form.
 */
export function useJoining(): string | null {
  const opened = useFragment(readToken);
  const [kept] = useState(keptToken);
  useLayoutEffect(() => {
    if (opened !== null) history.replaceState({ ...history.state, joining: opened }, "");
  }, [opened]);
  return opened ?? kept;
}
