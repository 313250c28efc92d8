/** The calls about access tokens, by which a person lets their own programs in. */

import * as z from "zod/mini";
import { listedTokenSchema, newTokenSchema } from "../accounts/tokens.ts";
import { call, refusalSchema } from "../call.ts";
import { textUpTo } from "../text.ts";

export const tokenCalls = {
  listTokens: call({
    method: "GET",
    path: "/api/account/tokens",
    summary: "The access tokens of the person, the newest first",
    access: "session",
    replies: { 200: z.object({ tokens: z.array(listedTokenSchema) }), 401: refusalSchema },
  }),
  createToken: call({
    method: "POST",
    path: "/api/account/tokens",
    summary:
      "Make an access token for a program. `token` is shown this once; without `scopes` it is for `moods:read`, without `expiresAt` for 90 days, and with null until it is revoked. Whatever ends the person's other sessions ends their tokens too",
    access: "session",
    confirmFirst: true,
    body: newTokenSchema,
    replies: {
      201: z.extend(listedTokenSchema, { token: z.string() }),
      400: refusalSchema,
      401: refusalSchema,
      403: refusalSchema,
      409: refusalSchema,
    },
  }),
  deleteToken: call({
    method: "DELETE",
    path: "/api/account/tokens/:id",
    summary: "Revoke an access token: the next call with it is refused",
    access: "session",
    params: z.object({ id: textUpTo(100, "An id") }),
    replies: { 204: z.null(), 400: refusalSchema, 401: refusalSchema, 404: refusalSchema },
  }),
} as const;
