/** The list of browsers in which a person is signed in. */

import * as z from "zod/mini";

/** Of a person at a time, beside the one that founded the universe: more browsers than people have. */
export const mostSessions = 50;

/** Times are ISO 8601 with `Z`; the names of `device` are those of device.ts. */
export const sessionSchema = z.object({
  id: z.string(),
  /** Whether it is the session of the call. */
  isCurrent: z.boolean(),
  /** Whether the universe was made in it: then it ends by its own sign-out alone, because whoever knows the name could end it. */
  isFounding: z.boolean(),
  device: z.object({ browser: z.nullable(z.string()), system: z.nullable(z.string()) }),
  /** How the person signed in: name, password, provider, passkey, recovery-code, link, invitation, or what a later version knows. */
  method: z.string(),
  createdAt: z.string(),
  /** The last use, at most an hour late; null where an earlier version began it and nobody has used it since. */
  lastUsedAt: z.nullable(z.string()),
});
export type ListedSession = z.output<typeof sessionSchema>;
