/** A write that must reach the server, as the outbox keeps it. */

import * as z from "zod/mini";

const isoTimeSchema = z.string().check(z.refine((at) => !Number.isNaN(Date.parse(at))));

const shape = {
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
  /** Counts what the person changed; 0 before that. What became of one version says nothing of a later one. */
  version: z.optional(z.int()),
};

export type Item = z.output<z.ZodMiniObject<typeof shape>>;

/** Fields of a later version of the client stay with the item, which that version reads again. */
export const itemSchema: z.ZodMiniType<Item> = z.looseObject(shape);

/** `body` is one of its kind. */
export const newItem = (kind: string, { id, userId, body }: Pick<Item, "id" | "userId" | "body">): Item => ({
  ...{ id, userId, kind, body },
  ...{ createdAt: new Date().toISOString(), refusal: null },
});

/** The item with other content, which is sent although another tab may be sending the earlier one. */
export const changed = (item: Item, content: Partial<Pick<Item, "kind" | "body" | "refusal">>): Item => ({
  ...item,
  ...content,
  version: (item.version ?? 0) + 1,
});

/** Another item that had this id before, such as a correction that has arrived, is not a version of this one. */
export type Version = {
  readonly id: string;
  readonly createdAt: string;
  readonly version?: number | undefined;
};

export const versionName = ({ id, createdAt, version = 0 }: Version) => `${id} ${createdAt} ${version}`;

export const isSameVersion = (one: Version, other: Version) => versionName(one) === versionName(other);

export const isLaterVersion = (one: Version, other: Version) =>
  one.id === other.id &&
  (one.createdAt === other.createdAt
    ? (one.version ?? 0) > (other.version ?? 0)
    : one.createdAt > other.createdAt);

export const isWaiting = ({ refusal }: Item) => refusal === null;
