/** Whether the session of an administrator is safe enough for their calls, for which a stolen password alone must not do. */

export type SessionOfAdministrator = {
  /** How the person signed in (`method` of a listed session); null where an earlier version began the session. */
  readonly method: string | null;
  /** Epoch milliseconds; null where an earlier version began it, which knew no passkeys. */
  readonly authenticatedAt: number | null;
  readonly hasSecondFactor: boolean;
  /** The moments (epoch milliseconds) at which each passkey was added that opens the universe at this server. */
  readonly passkeysSince: readonly number[];
};

/** Ways to sign in that prove nothing but a secret that can be stolen, or a mailbox. */
const oneSecret = ["password", "link", "invitation"];

/**
 * What is missing; null for nothing. A second factor is asked for whenever a password or a link signs in. Without one, the
 * person signs in with a passkey from the moment when they have one; the session in which they added it goes on.
 */
export function missingOf(session: SessionOfAdministrator): "both" | "passkey sign-in" | null {
  const { method, authenticatedAt, hasSecondFactor, passkeysSince } = session;
  if (hasSecondFactor) return null;
  if (passkeysSince.length === 0) return "both";
  const isWeak = method !== null && oneSecret.includes(method);
  const beganLater = authenticatedAt !== null && authenticatedAt > Math.min(...passkeysSince);
  return isWeak && beganLater ? "passkey sign-in" : null;
}
