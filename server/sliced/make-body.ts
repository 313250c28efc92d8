/** Makes the body of a reply of JSON in slices, which are read as of one moment. */

import { pipeline } from "node:stream/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type Coding, compressionStream, encode } from "../compression.ts";
import type { Context } from "../context.ts";
import { readSnapshot } from "../database/snapshot.ts";
import type { Body, ReadSliced } from "./body.ts";
import { GrowingBytes } from "./growing-bytes.ts";
import type { Slices, ToJson } from "./json-slices.ts";

/** Characters of a text that is compressed as a whole; a longer one is never in memory as a whole. */
const mostAtOnce = 1_000_000;

/** Lets other requests have their turn after each slice, because SQLite reads and JSON is written without a pause. */
export async function* inTurns(slices: Slices): Slices {
  for await (const slice of slices) {
    yield slice;
    await nextTurn();
  }
}

/** The text up to `mostAtOnce`, and the slices after it; null when there are none. */
async function begin(slices: Slices) {
  const rest = inTurns(slices)[Symbol.asyncIterator]();
  let text = "";
  while (text.length < mostAtOnce) {
    const { done, value } = await rest.next();
    if (done) return { text, rest: null };
    text += value;
  }
  return { text, rest };
}

async function* continued(text: string, rest: AsyncIterator<string>): Slices {
  yield text;
  yield* { [Symbol.asyncIterator]: () => rest };
}

async function fill(bytes: GrowingBytes, coding: Coding | null, slices: Slices) {
  const toBytes = async function* (texts: Slices) {
    for await (const text of texts) yield Buffer.from(text);
  };
  const store = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) await bytes.append(chunk);
  };
  try {
    if (coding === null) await store(toBytes(slices));
    else await pipeline(slices, compressionStream(coding), store);
    bytes.end();
  } catch (error) {
    bytes.fail(error as Error);
  }
}

/** Resolves as soon as the bytes can be sent; those of a long list grow until the snapshot was read. */
export function makeBody(
  context: Context,
  coding: Coding | null,
  read: ReadSliced,
  toJson: ToJson,
): { readonly body: Promise<Body | null>; readonly isRead: Promise<unknown> } {
  const { promise: body, resolve, reject } = Promise.withResolvers<Body | null>();
  const isRead = readSnapshot(context, async (db) => {
    const source = await read(db);
    if (!source) return null;
    const { revision, sealState } = source.universe;
    const version = { revision, sealState };
    const { text, rest } = await begin(source.slices(toJson));
    if (rest === null) return { version, text };
    const bytes = new GrowingBytes(context.settings.dataDir);
    resolve({ ...version, coding, bytes });
    await fill(bytes, coding, continued(text, rest));
    return null;
  }).then(async (short) => resolve(short && { ...short.version, ...(await encode(short.text, coding)) }));
  isRead.catch(reject);
  return { body, isRead };
}
