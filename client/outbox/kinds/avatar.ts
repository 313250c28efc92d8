/** The avatar of a person. */

import type { User } from "#domain/accounts/user.ts";
import { type AvatarChange, avatarChangeSchema } from "#domain/avatar.ts";
import { universeCalls } from "#domain/calls/universe.ts";
import { waiting } from "#domain/languages/en/waiting.ts";
import { send } from "../../api.ts";
import { updateSessionUser } from "../../session/session.ts";
import { failureOf } from "../deliver.ts";
import { kind, plainText, showRefusal } from "../kind.ts";

export const avatar = kind<AvatarChange, User>({
  bodySchema: avatarChangeSchema,
  deliver: async ({ userId, body }) =>
    (await send(universeCalls.updateAvatar, { params: { id: userId }, body })).data,
  failureOf,
  onDropped: showRefusal(waiting.refused.avatar),
  onReply(client, { id, avatarShape, avatarColors, avatarPattern, updatedAt }) {
    updateSessionUser(client, id, { avatarShape, avatarColors, avatarPattern, updatedAt });
  },
  text: (t) => plainText(t(waiting.avatar)),
});
