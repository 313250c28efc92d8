/** The body of a reply: how it is read, and how it is sent. */

import type { Coding } from "../compression.ts";
import type { Db } from "../database/schema.ts";
import type { GrowingBytes } from "./growing-bytes.ts";
import type { Slices } from "./json-slices.ts";

/** The content of a reply and the revision of the universe with which it agrees. */
export type Sliced = { readonly revision: number; readonly slices: Slices };

/** Resolves to null when the user does not exist any more. */
export type ReadSliced = (db: Db) => Promise<Sliced | null>;

/** `coding` is null when the bytes are not compressed. */
export type Body = {
  readonly revision: number;
  readonly coding: Coding | null;
  readonly bytes: Buffer | GrowingBytes;
};
