import { randomUUID } from "node:crypto";
import { universeNameKey } from "#domain/accounts/names.ts";
import { defaultAvatar } from "#domain/avatar.ts";

type NewUser = {
  universeName: string;
  userName: string;
  birthday?: string | null | undefined;
  startDate?: string | null | undefined;
  demographics?: string | null | undefined;
  locale?: string | null | undefined;
};

/** The columns of a user who is created at `now`, whose universe does not open by its name. */
export function newUser(user: NewUser, now: Date) {
  return {
    id: randomUUID(),
    universeName: user.universeName,
    universeKey: universeNameKey(user.universeName),
    userName: user.userName,
    opensByName: 0 as 0 | 1,
    birthday: user.birthday ?? null,
    startDate: user.startDate ?? null,
    demographics: user.demographics ?? null,
    locale: user.locale ?? null,
    avatarShape: defaultAvatar.shape,
    avatarColors: JSON.stringify(defaultAvatar.colors),
    avatarPattern: defaultAvatar.pattern,
    createdAt: now,
    updatedAt: now,
  };
}
