/** A user as the API sends it. */

import * as z from "zod/mini";

/**
 * Only the user's own session receives this. Times are ISO 8601 with `Z`, dates are `YYYY-MM-DD`, and
 * `journeyStats` is JSON text (see `journey/stats.ts`).
 */
export const userSchema = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  universeName: z.string(),
  userName: z.string(),
  emailVerified: z.boolean(),
  birthday: z.nullable(z.string()),
  startDate: z.nullable(z.string()),
  demographics: z.nullable(z.string()),
  /**
   * The language in which the person reads the product, and gets mails and reminders; null if none is known yet. Servers of
   * earlier versions do not send it.
   */
  locale: z.nullish(z.string()),
  avatarShape: z.string(),
  avatarColors: z.array(z.string()),
  avatarPattern: z.string(),
  avatarAccessories: z.array(z.string()),
  journeyStats: z.string(),
  lastLoginAt: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  hasPassword: z.boolean(),
});

export type User = z.output<typeof userSchema>;
