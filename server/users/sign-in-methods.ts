import type { SignInMethod } from "#domain/accounts/user.ts";
import type { UserRow } from "../database/schema.ts";

/** Whether whoever knows the name is let in. Nothing but the stored value decides it: a universe can have ways in that are not known here. */
export const isOpenedByName = ({ opensByName }: Pick<UserRow, "opensByName">) => opensByName === 1;

/**
 * Whether the operator can make a link with which the universe gets a way in: the link takes the place of what its person
 * has lost, and of no password and no provider, which have ways back of their own.
 */
export const canBeInvited = ({ passwordHash, providerSubject }: UserRow) =>
  passwordHash === null && providerSubject === null;

/** The ways in to a universe; none: nothing opens it. */
export const signInMethods = (
  user: Pick<UserRow, "opensByName" | "passwordHash" | "providerSubject">,
): SignInMethod[] => [
  ...(user.passwordHash ? ["password" as const] : []),
  ...(user.providerSubject ? ["provider" as const] : []),
  ...(isOpenedByName(user) ? ["name" as const] : []),
];
