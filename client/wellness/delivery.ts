import { useEffect } from "react";
import { practiceOutbox } from "./practice.ts";
import { quizOutbox } from "./quiz/responses.ts";

const outboxes = [practiceOutbox, quizOutbox];

/** Sends what waits when a page that calls this opens, and when the browser comes online again. */
export function useDelivery(userId: string) {
  useEffect(() => {
    const flushAll = () => {
      for (const outbox of outboxes) void outbox.flush(userId);
    };
    flushAll();
    addEventListener("online", flushAll);
    return () => removeEventListener("online", flushAll);
  }, [userId]);
}
