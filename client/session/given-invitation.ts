import { useHistoryState } from "wouter/use-browser-location";

/**
 * The token of the invitation that the page of invitations passes on with `state` to those which make a universe; empty
 * without one. It is in the entry of the history, so that it is there when the page is loaded again.
 */
export function useGivenInvitation(): string {
  const given = useHistoryState<{ invitation?: unknown } | null>()?.invitation;
  return typeof given === "string" ? given : "";
}
