/** The Model Context Protocol, by its own library: which tools there are, and how they are called. Loaded with the first message. */

import {
  createMcpHandler,
  fromJsonSchema,
  type JsonSchemaType,
  McpServer,
} from "@modelcontextprotocol/server";
import * as z from "zod/mini";
import { type ToolCall, type ToolName, tools } from "#domain/assistants/tools.ts";
import { readVersion } from "../start-line.ts";
import type { Answered } from "./answer-thread.ts";

const instructions =
  "Mood Universe is a private mood journal; an entry is called a star. Everything here is read-only. A score is from −1 (unpleasant) to 1 (pleasant), an intensity from 1 to 10. Words, such as notes and the names of tags, are there only if the access token may read words. Be as kind and as careful as the journal: numbers show what a person wrote down and no more.";

/** What the protocol needs of one request: the address it went to, its headers, and its body as JSON. */
export type Asked = {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: unknown;
};

const text = (value: string) => ({ content: [{ type: "text" as const, text: value }] });
const refused = (reason: string) => ({ ...text(reason), isError: true });

function serverFor(ask: (call: ToolCall) => Promise<Answered>) {
  const server = new McpServer({ name: "mood-universe", version: readVersion() }, { instructions });
  for (const [name, { title, description, input }] of Object.entries(tools)) {
    // Both libraries mean JSON Schema 2020-12; their types of it differ in keywords that nobody uses here.
    const schema = z.toJSONSchema(input, { io: "input" }) as unknown as JsonSchemaType;
    const inputSchema = fromJsonSchema(schema);
    const annotations = { readOnlyHint: true, openWorldHint: false };
    server.registerTool(name, { title, description, inputSchema, annotations }, async (given) => {
      const read = input.safeParse(given);
      if (!read.success) return refused(z.prettifyError(read.error));
      const answered = await ask({ tool: name as ToolName, input: read.data } as ToolCall);
      return "refusal" in answered ? refused(answered.refusal) : text(JSON.stringify(answered.data));
    });
  }
  return server;
}

/** Answers a message of an assistant; `ask` answers the call of a tool. Nothing of it is kept for the next message. */
export async function serveAssistant(
  { method, url, headers, body }: Asked,
  ask: (call: ToolCall) => Promise<Answered>,
): Promise<Response> {
  // Nothing is told later: who asks for a stream of changes is refused.
  const handler = createMcpHandler(() => serverFor(ask), { maxSubscriptions: 0 });
  const request = new Request(url, { method, headers });
  return handler.fetch(request, body === undefined ? {} : { parsedBody: body });
}
