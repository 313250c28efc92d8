/** What the browser that founded a universe learns of a migration that was made without it, and how long it can undo it. */

import * as z from "zod/mini";

const day = 24 * 3_600_000;

/** A migration can be taken back for this time by the session that founded the universe. */
export const undoableForMs = 7 * day;
/** A link that the operator makes for a universe lasts as long. */
export const invitationLifetimeMs = 7 * day;

export const undoableUntil = (migratedAt: Date) => new Date(migratedAt.getTime() + undoableForMs);

/**
 * `email` is masked, and empty for a universe that got a passkey; `at` is when the address was verified or the passkey added,
 * `until` when the right to take the universe back ends.
 */
export const undoableMigrationSchema = z.object({ email: z.string(), at: z.string(), until: z.string() });

/**
 * An address of which the person who wrote it recognizes enough, and a stranger learns little: `t…@e….org` for
 * `taker@evil.org`. The last label of the domain stays.
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  return `${firstOf(email)}…@${firstOf(domain)}…${domain.slice(domain.lastIndexOf("."))}`;
}

const firstOf = (text: string) => [...text][0] ?? "";

/** The part of an operator's link after `#`, which browsers send to no server and put in no referrer. */
export const invitationFragment = (token: string, universeName: string) =>
  `invitation=${token}&universe=${encodeURIComponent(universeName)}`;

const fragmentPattern = /^#?invitation=([\w.-]+)&universe=(.*)$/;

/** What the fragment of such a link says; null for any other. With or without its `#`. */
export function readInvitation(fragment: string): { token: string; universeName: string } | null {
  const [, token, name = ""] = fragmentPattern.exec(fragment) ?? [];
  if (token === undefined) return null;
  try {
    return { token, universeName: decodeURIComponent(name) };
  } catch {
    // Whoever copied only a part of the link types the name.
    return { token, universeName: "" };
  }
}
