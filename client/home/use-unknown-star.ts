import { useCallback, useState } from "react";
import { home } from "#domain/languages/en/home.ts";
import { outboxCode } from "../outbox/use-delivery.ts";
import type { TranslatedToast } from "../ui/toast-queue.ts";
import { showToast } from "../ui/toasts.ts";

/**
 * A star that a link names and the sky does not have: one that waits to be sent is opened by `openWaiting`, and of any
 * other a toast says that it is gone.
 */
export function useUnknownStar(userId: string, openWaiting: () => void) {
  const [waitingId, setWaitingId] = useState<string | null>(null);
  const openUnknown = useCallback(
    async (id: string) => {
      if (!(await isWaiting(userId, id))) return showToast(notInSky);
      setWaitingId(id);
      openWaiting();
    },
    [userId, openWaiting],
  );
  return { waitingId, openUnknown };
}

/** Without the code of the outbox nothing is known of it. */
async function isWaiting(userId: string, id: string): Promise<boolean> {
  const outbox = await outboxCode.load().catch(() => null);
  await outbox?.read();
  return outbox?.pending(userId, "star").some((star) => star.id === id) ?? false;
}

const notInSky: TranslatedToast = (t) => ({
  title: t(home.starNotInSky.title),
  description: t(home.starNotInSky.description),
});
