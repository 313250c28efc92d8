/** Compresses replies over 1 KiB with the content coding that the client prefers, outside the event loop. */

import { pipeline, Readable, type Transform } from "node:stream";
import { promisify } from "node:util";
import * as zlib from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyInstance, FastifyReply } from "fastify";

/** A smaller reply fits into one packet without compression. */
const minBytes = 1024;

/** Decision 29 has the measurements from which the levels were chosen. */
const brotli = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };
const zstd = { params: { [zlib.constants.ZSTD_c_compressionLevel]: 6 } };
const gzip = { level: 9 };

type Compressor = { whole(bytes: Buffer): Promise<Buffer>; stream(): Transform };

/** The coding that clients without a preference get comes first. */
const compressors = {
  br: {
    whole: (bytes) => promisify(zlib.brotliCompress)(bytes, brotli),
    stream: () => zlib.createBrotliCompress(brotli),
  },
  zstd: {
    whole: (bytes) => promisify(zlib.zstdCompress)(bytes, zstd),
    stream: () => zlib.createZstdCompress(zstd),
  },
  gzip: {
    whole: (bytes) => promisify(zlib.gzip)(bytes, gzip),
    stream: () => zlib.createGzip(gzip),
  },
} satisfies Record<string, Compressor>;

export type Coding = keyof typeof compressors;
export const codings = Object.keys(compressors) as Coding[];

/** A reply's body; `coding` is null when it is not compressed. */
export type Encoded = { readonly bytes: Buffer; readonly coding: Coding | null };

/** The coding that an `Accept-Encoding` header prefers; null for none. */
export function chooseCoding(acceptEncoding: string | string[] | undefined): Coding | null {
  const chosen = negotiate(String(acceptEncoding ?? ""), [...codings, "identity"]);
  return chosen === "identity" ? null : chosen;
}

export const compressionStream = (coding: Coding): Transform => compressors[coding].stream();

/** Compresses a text over 1 KiB, and leaves a shorter one as it is. */
export async function encode(text: string, coding: Coding | null): Promise<Encoded> {
  const bytes = Buffer.from(text);
  if (coding === null || bytes.length < minBytes) return { bytes, coding: null };
  return { bytes: await compressors[coding].whole(bytes), coding };
}

/** Names a header by which caches must tell replies apart, once however often it is added. */
export function addVary(reply: FastifyReply, name: string) {
  const named = String(reply.getHeader("Vary") ?? "").match(/[^\s,]+/g) ?? [];
  const isNamed = named.some((other) => other.toLowerCase() === name.toLowerCase());
  reply.header("Vary", [...named, ...(isNamed ? [] : [name])].join(", "));
}

/**
 * Sets the headers of a body that may have been compressed. A strong ETag names bytes, so that each coding has its own
 * (RFC 9110, 8.8.3.3).
 */
export function setCoding(reply: FastifyReply, coding: Coding | null) {
  addVary(reply, "Accept-Encoding");
  if (coding === null) return;
  reply.header("Content-Encoding", coding).removeHeader("Content-Length");
  const etag = String(reply.getHeader("ETag") ?? "");
  if (etag.startsWith('"')) reply.header("ETag", etag.replace(/"$/, `-${coding}"`));
}

const compressibleType = /^(text\/|image\/svg|application\/(.*\+)?(json|javascript|xml|wasm))/;

const sizeOf = (reply: FastifyReply, payload: string | Buffer | Readable) =>
  payload instanceof Readable
    ? Number(reply.getHeader("Content-Length") ?? Number.POSITIVE_INFINITY)
    : Buffer.byteLength(payload);

/** Ranges are parts of the uncompressed bytes. */
const isCompressible = (reply: FastifyReply, payload: unknown): payload is string | Buffer | Readable =>
  (typeof payload === "string" || Buffer.isBuffer(payload) || payload instanceof Readable) &&
  reply.statusCode !== 206 &&
  !reply.hasHeader("Content-Encoding") &&
  compressibleType.test(String(reply.getHeader("Content-Type") ?? "")) &&
  sizeOf(reply, payload) >= minBytes;

/** Compresses every reply that is not compressed already. */
export function compressReplies(app: FastifyInstance) {
  app.addHook("onSend", (request, reply, payload, done) => {
    // First, because an unchanged poll, the most frequent reply, ends here.
    if (payload === undefined || payload === null || !isCompressible(reply, payload))
      return done(null, payload);
    const coding = chooseCoding(request.headers["accept-encoding"]);
    setCoding(reply, coding);
    if (coding === null) return done(null, payload);
    if (payload instanceof Readable)
      // An error of either stream reaches the reply through the second one.
      return done(
        null,
        pipeline(payload, compressionStream(coding), () => {}),
      );
    compressors[coding].whole(Buffer.from(payload)).then((bytes) => done(null, bytes), done);
  });
}
