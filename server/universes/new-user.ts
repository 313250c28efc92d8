import { randomUUID } from "node:crypto";
import { defaultAvatar } from "#domain/avatar.ts";
import { universeNameKey } from "#domain/names.ts";

type Beginning = {
  universeName: string;
  userName: string;
  birthday?: string | null | undefined;
  startDate?: string | null | undefined;
  demographics?: string | null | undefined;
};

/** The columns of a user whose universe begins now. */
export function newUser(beginning: Beginning, now: Date) {
  return {
    id: randomUUID(),
    universeName: beginning.universeName,
    universeKey: universeNameKey(beginning.universeName),
    userName: beginning.userName,
    birthday: beginning.birthday ?? null,
    startDate: beginning.startDate ?? null,
    demographics: beginning.demographics ?? null,
    avatarShape: defaultAvatar.shape,
    avatarColors: JSON.stringify(defaultAvatar.colors),
    avatarPattern: defaultAvatar.pattern,
    createdAt: now,
    updatedAt: now,
  };
}
