/** A user as the API sends it. */

import * as z from "zod/mini";
import { sealStates } from "../sealed/seal-states.ts";

/** How a person can sign in to their universe. A later version can know more. */
export const signInMethods = ["name", "password", "provider", "passkey"] as const;
export type SignInMethod = (typeof signInMethods)[number];

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
  /**
   * Names of `signInMethods`, or of a later version. None where nobody says so: a server, a file or a stored copy of an
   * earlier version.
   */
  signInMethods: z._default(z.array(z.string()), []),
  /** How far the sealing of the person's words has come; left out where nothing was ever sealed. */
  seal: z.optional(z.enum(sealStates)),
  /** Whether the person can make the calls of administrators; left out for everybody else. */
  isAdministrator: z.optional(z.boolean()),
});

export type User = z.output<typeof userSchema>;

/** Whether the person is known to sign in like this. */
export const signsInBy = (user: Pick<User, "signInMethods">, method: SignInMethod) =>
  user.signInMethods.includes(method);
