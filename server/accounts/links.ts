/** How long a link lives, and what waits for it. */

import type { UserRow } from "../database/schema.ts";

const linksLiveFor = 24 * 3_600_000;

export const linkEnd = (from: Date) => new Date(from.getTime() + linksLiveFor);

/** The columns of a user whose new address waits from now on; the link's secret is made when the mail is sent. */
export const waitingForLink = (pendingEmail: string, pendingEmailKey: string, now: Date) => ({
  pendingEmail,
  pendingEmailKey,
  pendingSince: now,
  emailVerificationToken: null,
  emailVerificationExpires: linkEnd(now),
});

/** Whether the link that an address waits for still lives. */
export const isWaiting = (
  { emailVerificationExpires }: Pick<UserRow, "emailVerificationExpires">,
  now: number,
) => emailVerificationExpires !== null && emailVerificationExpires.getTime() > now;

/** The columns of a user for whom no address waits. */
export const nothingPending = {
  pendingEmail: null,
  pendingEmailKey: null,
  pendingPasswordHash: null,
  pendingSalt: null,
  pendingSince: null,
  emailVerificationToken: null,
  emailVerificationExpires: null,
} as const;
