/** Who can create accounts and universes on a server. */

/** Everybody, whoever has an invitation, or nobody. A first sign-in by provider always can: the provider decides about it. */
export const openings = ["on", "invite", "off"] as const;
export type Opening = (typeof openings)[number];
