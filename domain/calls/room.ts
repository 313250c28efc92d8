/** The call about how much a universe stores, which the page with the person's data makes. */

import { call, refusalSchema } from "../call.ts";
import { roomSchema } from "../room.ts";

export const roomCalls = {
  getRoom: call({
    method: "GET",
    path: "/api/room",
    summary: "How many bytes the universe stores, what takes how many of them, and how many it may store",
    access: "session",
    replies: { 200: roomSchema, 401: refusalSchema },
  }),
} as const;
