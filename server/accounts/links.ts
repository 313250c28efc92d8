/** The lifetime of a verification link, and the columns of an address that is pending until its link is followed. */

import type { UserRow } from "../database/schema.ts";

const linkLifetimeMs = 24 * 3_600_000;

export const linkExpiry = (from: Date) => new Date(from.getTime() + linkLifetimeMs);

/** The columns of a user whose new address is pending from now on. The token is created when the mail is sent. */
export const pendingEmailColumns = (pendingEmail: string, pendingEmailKey: string, now: Date) => ({
  pendingEmail,
  pendingEmailKey,
  pendingSince: now,
  pendingFrom: null,
  emailVerificationToken: null,
  emailVerificationExpires: linkExpiry(now),
});

/** Whether the link of a pending address has not expired. */
export const isLinkValid = (
  { emailVerificationExpires }: Pick<UserRow, "emailVerificationExpires">,
  now: number,
) => emailVerificationExpires !== null && emailVerificationExpires.getTime() > now;

/**
 * Whether the universe's own person asked for a pending migration, as far as the server can know: attempts of others
 * neither replace nor cancel it.
 */
export const isOwners = (from: UserRow["pendingFrom"]) => from === "founder" || from === "invitation";

/** The columns of a user without a pending address. */
export const noPendingEmail = {
  pendingEmail: null,
  pendingEmailKey: null,
  pendingPasswordHash: null,
  pendingSalt: null,
  pendingSince: null,
  pendingFrom: null,
  emailVerificationToken: null,
  emailVerificationExpires: null,
} as const;
