import { useEffect } from "react";
import { useLocation } from "wouter";
import { addMoodPath, checkInPath } from "#domain/pages/paths.ts";
import { ownPage } from "../base-path.ts";
import { isDialogOpen } from "../navigation/page-keys.ts";
import { otherParts } from "../navigation/parameters.ts";

/** What the service worker asks for, and where that is. */
const opened = new Map([
  ["add-mood", addMoodPath],
  ["check-in", checkInPath],
]);

/** On the page that this is the address of, everything that its query says stays: filters, and what is shown. */
function overPage(address: string): string {
  const [path = "", query = ""] = address.split("?");
  return ownPage() === path ? `${path}?${[...otherParts(location.search), query].join("&")}` : address;
}

/**
 * A tap on a reminder brings this window to the front (client/service-worker/reminders.ts), which then opens Add Mood or
 * the check-in. An
 * open dialog stays as it is: the person may be in the middle of something there.
 */
export function useTappedReminder() {
  const [, navigate] = useLocation();
  useEffect(() => {
    const { serviceWorker } = navigator;
    const listen = ({ data }: MessageEvent) => {
      const path = opened.get(data?.type);
      if (path && !isDialogOpen()) navigate(overPage(path));
    };
    serviceWorker?.addEventListener("message", listen);
    return () => serviceWorker?.removeEventListener("message", listen);
  }, [navigate]);
}
