/** The call of visitors who hold an invitation. */

import * as z from "zod/mini";
import { call, refusalSchema } from "../call.ts";
import { textUpTo } from "../text.ts";

export const invitationCalls = {
  checkInvitation: call({
    method: "POST",
    path: "/api/invitations/check",
    summary:
      "Ask whether an invitation lets somebody in, without using it. `for` is the name of the universe that gets a way in by it; null for an invitation of new people",
    access: "anyone",
    body: z.strictObject({ invitation: textUpTo(200, "The invitation") }),
    replies: {
      200: z.object({ endsAt: z.string(), for: z.nullable(z.string()) }),
      400: refusalSchema,
      403: refusalSchema,
      429: refusalSchema,
    },
  }),
} as const;
