import { useCallback } from "react";
import { home } from "#domain/languages/en/home.ts";
import { useAddMood } from "../add-mood/add-mood-store.tsx";
import { outboxCode } from "../outbox/use-delivery.ts";
import type { TranslatedToast } from "../ui/toast-queue.ts";
import { showToast } from "../ui/toasts.ts";

/**
 * Opens a star that a link names and the sky does not have, if it waits to be sent; of any other, a toast says that it is
 * gone.
 */
export function useUnknownStar() {
  const { userId, openWaiting } = useAddMood();
  return useCallback(
    async (id: string) => {
      if (await isWaiting(userId, id)) openWaiting(id);
      else showToast(notInSky);
    },
    [userId, openWaiting],
  );
}

/** Nothing is known of the star without the code of the outbox. */
async function isWaiting(userId: string, id: string): Promise<boolean> {
  const outbox = await outboxCode.load().catch(() => null);
  await outbox?.read();
  return outbox?.pending(userId, "star").some((star) => star.id === id) ?? false;
}

const notInSky: TranslatedToast = (t) => ({
  title: t(home.starNotInSky.title),
  description: t(home.starNotInSky.description),
});
