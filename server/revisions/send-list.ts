import type { FastifyReply } from "fastify";
import { chooseCoding, encode, setCoding } from "../compression.ts";
import type { Context } from "../context.ts";
import { notSignedIn } from "../route.ts";
import { etagOf } from "./etag.ts";
import type { PollRequest } from "./unchanged.ts";

/** The content of a reply and the revision of the universe with which it agrees. */
export type Rows = { readonly revision: number; readonly content: unknown };

/**
 * Sends everything that a call has to send, which is read, serialized and compressed once for each revision and content
 * coding. `read` resolves to nothing when the user does not exist any more.
 */
export async function sendList(
  { lists }: Context,
  call: string,
  request: PollRequest,
  reply: FastifyReply,
  read: () => Promise<Rows | null | undefined>,
) {
  const { userId, universe } = request.session;
  const coding = chooseCoding(request.headers["accept-encoding"]);
  const list = await lists.get(`${call} ${coding} ${userId}`, universe.revision, async () => {
    const rows = await read();
    if (!rows) return null;
    return { revision: rows.revision, ...(await encode(JSON.stringify(rows.content), coding)) };
  });
  if (!list) return reply.code(401).send(notSignedIn);
  reply.header("ETag", etagOf(userId, list.revision)).type("application/json; charset=utf-8");
  setCoding(reply, list.coding);
  return reply.send(list.bytes);
}
