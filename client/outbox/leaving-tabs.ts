/**
 * Lets all tabs of this browser forget a person after a sign-out or the deletion of a universe, and leave their page.
 */

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { ownName, withBase } from "../base-path.ts";
import { leaveSignedOut } from "../session/leave-signed-out.ts";
import { forgetTab } from "./forget-stored.ts";

const channel = new BroadcastChannel(ownName("mood-universe.leaving"));

export type Left =
  | { readonly userId: string; readonly isSignOut: true }
  /** `removedAt` (ISO 8601) is null for a universe that is deleted already. */
  | { readonly userId: string; readonly removedAt: string | null };

/** Tells the other tabs. What tabs share is forgotten by then; each has a storage of its own beside it. */
export const announceLeaving = (left: Left) => channel.postMessage(left);

type Leave = (client: QueryClient, left: Left) => void;

/**
 * Follows what happens to the person of this page in another tab. `userId`: who is signed in, or null. The browser tells
 * the storage's change and the channel's message in any order: the person may be gone from the page before the message.
 */
export function useLeaving(userId: string | null, leave: Leave = leavePage) {
  const client = useQueryClient();
  const lastUserId = useRef(userId);
  useEffect(() => {
    lastUserId.current = userId ?? lastUserId.current;
  }, [userId]);
  useEffect(() => {
    const listen = ({ data }: MessageEvent<Left>) => {
      if (data.userId === lastUserId.current) leave(client, data);
    };
    channel.addEventListener("message", listen);
    return () => channel.removeEventListener("message", listen);
  }, [client, leave]);
}

function leavePage(client: QueryClient, left: Left) {
  forgetTab();
  if ("isSignOut" in left) void leaveSignedOut(client);
  else showFarewell(left.removedAt);
}

/** A full page load, so that nothing stays in the memory of the tab. */
export const showFarewell = (removedAt: string | null) =>
  location.replace(
    withBase(`/farewell${removedAt === null ? "" : `?until=${encodeURIComponent(removedAt)}`}`),
  );
