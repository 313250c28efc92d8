import { useEffect } from "react";
import { useLocation } from "wouter";
import { addMoodPath } from "#domain/pages/paths.ts";
import { isDialogOpen } from "../navigation/page-keys.ts";

/**
 * A tap on a reminder brings this window to the front (client/service-worker/reminders.ts), which then opens Add Mood. An
 * open dialog stays as it is: the person may be in the middle of something there.
 */
export function useTappedReminder() {
  const [, navigate] = useLocation();
  useEffect(() => {
    const { serviceWorker } = navigator;
    const listen = ({ data }: MessageEvent) => {
      if (data?.type === "add-mood" && !isDialogOpen()) navigate(addMoodPath);
    };
    serviceWorker?.addEventListener("message", listen);
    return () => serviceWorker?.removeEventListener("message", listen);
  }, [navigate]);
}
