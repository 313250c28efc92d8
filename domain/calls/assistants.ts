/** The calls of assistants: the Model Context Protocol, by streamable HTTP (https://modelcontextprotocol.io). */

import * as z from "zod/mini";
import { call, refusalSchema } from "../call.ts";

const path = "/api/mcp";
/** A message of the protocol, or several; its library says which there are. */
const messageSchema = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]);
const noStream = {
  path,
  access: "session",
  scope: "moods:read",
  forPrograms: true,
  replies: { 401: refusalSchema, 403: refusalSchema, 405: z.unknown() },
} as const;

export const assistantCalls = {
  askAsAssistant: call({
    method: "POST",
    path,
    summary:
      "The server for assistants (MCP, streamable HTTP): tools that read stars, days, months and insights. An access token is required",
    access: "session",
    scope: "moods:read",
    forPrograms: true,
    body: messageSchema,
    replies: {
      200: z.unknown(),
      202: z.null(),
      400: z.unknown(),
      401: refusalSchema,
      403: refusalSchema,
      429: refusalSchema,
    },
  }),
  followAsAssistant: call({
    method: "GET",
    summary: "The server for assistants sends no messages of its own",
    ...noStream,
  }),
  leaveAsAssistant: call({
    method: "DELETE",
    summary: "The server for assistants has no sessions that could end",
    ...noStream,
  }),
} as const;
