/** After a sign-out or the deletion of a universe: all tabs of this browser forget its person, and leave their page. */

import type { QueryClient } from "@tanstack/react-query";
import { leaveSignedOut } from "../session/leave-signed-out.ts";
import { forgetTab } from "./forget-stored.ts";

const channel = new BroadcastChannel("mood-universe.leaving");

export type Left =
  | { readonly userId: string; readonly isSignOut: true }
  /** `removedAt` (ISO 8601) is null for a universe that is deleted already. */
  | { readonly userId: string; readonly removedAt: string | null };

/** Tells the other tabs. What tabs share is forgotten by then; each has a storage of its own beside it. */
export const announceLeaving = (left: Left) => channel.postMessage(left);

/** Follows what happens in another tab. The returned function ends that. */
export function followLeaving(userId: string, client: QueryClient): () => void {
  const listen = ({ data }: MessageEvent<Left>) => {
    if (data.userId !== userId) return;
    forgetTab();
    if ("isSignOut" in data) void leaveSignedOut(client);
    else showFarewell(data.removedAt);
  };
  channel.addEventListener("message", listen);
  return () => channel.removeEventListener("message", listen);
}

/** A full page load, so that nothing stays in the memory of the tab. */
export const showFarewell = (removedAt: string | null) =>
  location.replace(`/farewell${removedAt === null ? "" : `?until=${encodeURIComponent(removedAt)}`}`);
