/** Converts a row to the `User` of the API. Columns that are not listed here are never sent. */

import type { User } from "#domain/accounts/user.ts";
import { storedLanguage } from "#domain/languages/languages.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { readWaysIn, signInMethods } from "./ways-in.ts";

export async function toUser(db: Db, row: UserRow): Promise<User> {
  return {
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    profileImageUrl: row.profileImageUrl,
    universeName: row.universeName,
    userName: row.userName,
    emailVerified: row.emailVerified === 1,
    birthday: row.birthday,
    startDate: row.startDate,
    demographics: row.demographics,
    locale: storedLanguage(row.locale),
    avatarShape: row.avatarShape,
    avatarColors: JSON.parse(row.avatarColors),
    avatarPattern: row.avatarPattern,
    avatarAccessories: JSON.parse(row.avatarAccessories),
    journeyStats: row.journeyStats,
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    hasPassword: row.passwordHash !== null,
    signInMethods: signInMethods(await readWaysIn(db, row)),
    ...(row.sealState !== "open" && { seal: row.sealState }),
    ...(row.isAdministrator === 1 && { isAdministrator: true }),
  };
}
