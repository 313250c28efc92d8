import type { SignInMethod } from "#domain/accounts/user.ts";
import type { UserRow } from "../database/schema.ts";

/** Whether whoever knows the name is let in. Nothing but the stored value decides it: a universe can have ways in that are not known here. */
export const isOpenedByName = ({ opensByName }: Pick<UserRow, "opensByName">) => opensByName === 1;

/** The ways in to a universe; none: nothing opens it. */
export const signInMethods = (
  user: Pick<UserRow, "opensByName" | "passwordHash" | "providerSubject">,
): SignInMethod[] => [
  ...(user.passwordHash ? ["password" as const] : []),
  ...(user.providerSubject ? ["provider" as const] : []),
  ...(isOpenedByName(user) ? ["name" as const] : []),
];
