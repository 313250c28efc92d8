/** Keeps what the server stores of a journey in step with the stars, and tells of what they have earned. */

import { useEffect } from "react";
import type { User } from "#domain/accounts.ts";
import { api } from "#domain/api.ts";
import type { JourneyStats } from "#domain/journey-stats.ts";
import { send } from "../api.ts";
import { useLearnOfUser } from "../session.ts";
import { showToast } from "../ui/toasts.ts";
import { newlyEarned, toastFor } from "./achievement-toast.ts";
import { StatsSender } from "./stats-sender.ts";
import { statsToSend } from "./stats-to-send.ts";

/** One for the page, so that however many parts show a journey, each change is sent once. */
const sender = new StatsSender(
  async ({ userId, body }) => (await send(api.updateStats, { params: { id: userId }, body })).data,
);

/** `stats` are null while the stars are not known. */
export function useSendStats(user: User, stats: JourneyStats | null) {
  const learn = useLearnOfUser();
  useEffect(() => {
    const order = stats && statsToSend(user, stats);
    if (!order) return;
    void sender.offer(order, ({ id, avatarAccessories, journeyStats, updatedAt }) => {
      const before = learn(id, { avatarAccessories, journeyStats, updatedAt });
      const toast = before && toastFor(newlyEarned(before.avatarAccessories, avatarAccessories));
      if (toast) showToast(toast);
    });
  }, [user, stats, learn]);
}
