/** After the deletion of a universe: all tabs of this browser forget its person, and show the farewell. */

import { forgetStored } from "./forget-stored.ts";

const channel = new BroadcastChannel("mood-universe.leaving");

/** `removedAt` (ISO 8601) is null for a universe that is deleted already. */
export type Left = { readonly userId: string; readonly removedAt: string | null };

/** Forgets what is stored beside the outbox, here and in the other tabs. */
export function announceLeaving(left: Left) {
  forgetStored(left.userId);
  channel.postMessage(left);
  showFarewell(left);
}

/** Follows the deletion in another tab. The returned function ends that. */
export function followLeaving(userId: string): () => void {
  const listen = ({ data }: MessageEvent<Left>) => {
    if (data.userId !== userId) return;
    forgetStored(userId);
    showFarewell(data);
  };
  channel.addEventListener("message", listen);
  return () => channel.removeEventListener("message", listen);
}

/** A full page load, so that nothing stays in the memory of the tab. */
const showFarewell = ({ removedAt }: Left) =>
  location.replace(`/farewell${removedAt === null ? "" : `?until=${encodeURIComponent(removedAt)}`}`);
