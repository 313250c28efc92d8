/** A write that must reach the server, as the outbox keeps it. */

import * as z from "zod/mini";

const isoTimeSchema = z.string().check(z.refine((at) => !Number.isNaN(Date.parse(at))));

export const itemSchema = z.object({
  /** A UUID: the id of what is written, so that a repeated delivery is stored once. */
  id: z.uuid(),
  userId: z.string(),
  /** A name of `kinds`; one of another version of the client stays in the outbox unsent. */
  kind: z.string(),
  body: z.unknown(),
  /** The body of the first attempt, whose reply may be lost; missing before it, and for kinds that do not need it. */
  firstSent: z.optional(z.unknown()),
  /** When it was added, ISO 8601. */
  createdAt: isoTimeSchema,
  /**
   * The server's refusal; null while the item waits to be sent. `extra` is the reply, which is said in the language of
   * the page; `sentence` is as it was said when it arrived.
   */
  refusal: z.nullable(z.object({ status: z.int(), sentence: z.nullable(z.string()), extra: z.unknown() })),
});

export type Item = z.output<typeof itemSchema>;

/** `body` is one of its kind. */
export const newItem = (kind: string, { id, userId, body }: Pick<Item, "id" | "userId" | "body">): Item => ({
  ...{ id, userId, kind, body },
  ...{ createdAt: new Date().toISOString(), refusal: null },
});

export const isWaiting = ({ refusal }: Item) => refusal === null;
