import { useEffect } from "react";
import { practiceOutbox } from "./practice-outbox.ts";
import { quizOutbox } from "./quiz-outbox.ts";

const outboxes = [practiceOutbox, quizOutbox];

/** Sends the pending items when the page opens and when the browser comes online again. */
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
