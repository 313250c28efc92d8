/** The body of a reply: how it is read, and how it is sent. */

import type { Coding } from "../compression.ts";
import type { Db, UserRow } from "../database/schema.ts";
import type { GrowingBytes } from "./growing-bytes.ts";
import type { SlicedJson } from "./json-slices.ts";

/** What the form and the ETag of a reply depend on. */
export type Version = Readonly<Pick<UserRow, "revision" | "sealState">>;

/** The content of a reply and the universe with which it agrees: both are read as of one moment. */
export type Sliced = { readonly universe: Version; readonly slices: SlicedJson };

/** Resolves to null when the user does not exist any more. */
export type ReadSliced = (db: Db) => Promise<Sliced | null>;

/** `coding` is null when the bytes are not compressed. */
export type Body = Version & {
  readonly coding: Coding | null;
  readonly bytes: Buffer | GrowingBytes;
};
