/** Keeps the server's stats of a journey in sync with the stars, and announces new achievements. */

import { useEffect } from "react";
import type { User } from "#domain/accounts/user.ts";
import { universeCalls } from "#domain/calls/universe.ts";
import type { JourneyStats } from "#domain/journey/stats.ts";
import { send } from "../api.ts";
import { useUpdateSessionUser } from "../session/session.ts";
import { showToast } from "../ui/toasts.ts";
import { achievementToast, newlyEarned } from "./achievement-toast.ts";
import { nextStatsOrder } from "./stats-order.ts";
import { StatsSender } from "./stats-sender.ts";

/** One sender for the page, so that each change is sent once even if several components show the journey. */
const sender = new StatsSender(
  async ({ userId, body }) => (await send(universeCalls.updateStats, { params: { id: userId }, body })).data,
);

/** Sends the stats of a user; `stats` are null until the stars are loaded. */
export function useSendStats(user: User, stats: JourneyStats | null) {
  const updateUser = useUpdateSessionUser();
  useEffect(() => {
    const order = stats && nextStatsOrder(user, stats);
    if (!order) return;
    sender.offer(order, ({ id, avatarAccessories, journeyStats, updatedAt }) => {
      const before = updateUser(id, { avatarAccessories, journeyStats, updatedAt });
      const toast = before && achievementToast(newlyEarned(before.avatarAccessories, avatarAccessories));
      if (toast) showToast(toast);
    });
  }, [user, stats, updateUser]);
}
