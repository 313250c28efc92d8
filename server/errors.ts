/** Converts thrown errors to HTTP replies: 4xx for an invalid request, 503 for unavailable storage, 500 for a bug. */

import type { FastifyError, FastifyReply, FastifyRequest, FastifySchemaValidationError } from "fastify";
import { refusals as words } from "#domain/languages/en/refusals.ts";
import { coded, reasonOf, refusal } from "#domain/refusals.ts";
import { NoRoom } from "./revisions/room.ts";
import { SealRefused } from "./sealed/refusals.ts";
import { UniverseClosed } from "./users/closed-universe.ts";

const unreadable = refusal("unreadable-request", words.unreadable);

const refusals: Readonly<Record<number, typeof unreadable>> = {
  413: refusal("body-too-large", words.tooLarge),
  415: refusal("not-json", "Please send JSON."),
};

export const storageUnavailable = refusal("storage-unavailable", words.storageUnavailable);
const veryBusy = refusal("server-busy", words.busy);
const bug = refusal("internal-error", words.bug);
const unknownField = coded("unknown-field", "This field is not known here.");

/** The first message of each field. An issue inside a nested value counts for the outermost key, because forms show messages per field. */
function fieldsOf(issues: FastifySchemaValidationError[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { instancePath, message, params } of issues) {
    const field = instancePath.split("/")[1];
    const unknown = Array.isArray(params.keys) ? params.keys : [];
    if (field) fields[field] ??= message ?? unreadable.error;
    else for (const key of unknown) fields[String(key)] ??= unknownField;
  }
  return fields;
}

/** The index of the first invalid item of a list; null if something else is invalid. Only calls whose reply names it send it. */
function indexOf([issue]: FastifySchemaValidationError[]): number | null {
  const index = issue?.instancePath.match(/^\/\w+\/(\d+)(?:\/|$)/)?.[1];
  return index === undefined ? null : Number(index);
}

/** The body of a 400: `error` is the first message, `fields` has the message of each field, `fieldCodes` its code. */
export function invalid(fields: Record<string, string>) {
  const [first] = Object.values(fields);
  const codes = Object.entries(fields).map(([field, sentence]) => [field, reasonOf(sentence)]);
  return {
    ...(first === undefined ? unreadable : refusal("invalid-fields", first)),
    ...{ fields, fieldCodes: Object.fromEntries(codes) },
  };
}

/** SQLite's primary result codes BUSY, READONLY, IOERR, FULL and CANTOPEN; the higher bits of a code give details. */
const sqliteUnavailable = new Set([5, 8, 10, 13, 14]);
/**
 * PostgreSQL's error classes for connection failures, refused sign-ins, missing databases, rolled-back transactions,
 * insufficient resources, operator intervention and system errors; its codes for a host or a disk that only permits reading,
 * and for an idle transaction that timed out; and Node's error codes of sockets.
 */
const postgresUnavailable =
  /^(08|28|3D|40|53|57|58|25006|25P03|42501)|^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)$/;

/** Whether the database is unavailable, so that the same call may succeed later. */
function isStorageUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === "number") return sqliteUnavailable.has(errcode & 0xff);
  if (typeof code === "string" && postgresUnavailable.test(code)) return true;
  return /connection (terminated|error)|timeout (exceeded|expired)|query read timeout|not queryable/i.test(
    error.message,
  );
}

/** The loggable part of an error: type, code and stack. Messages and details of databases can contain text that people wrote. */
export function describeError(error: Error) {
  const { code } = error as { code?: unknown };
  const trace = error.stack?.split("\n").filter((line) => line.startsWith("    at ")) ?? [];
  return { type: error.name, message: typeof code === "string" ? code : "", stack: trace.join("\n") };
}

export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error.validation) {
    const index = indexOf(error.validation);
    return reply.code(400).send({ ...invalid(fieldsOf(error.validation)), ...(index !== null && { index }) });
  }
  if (error instanceof NoRoom || error instanceof SealRefused) return reply.code(409).send(error.refusal);
  if (error instanceof UniverseClosed) return reply.code(410).send(error.refusal);
  // A client that disconnects causes a socket error too; Fastify gives that error a `statusCode`.
  if (error.statusCode === undefined && isStorageUnavailable(error)) {
    request.log.error({ err: error }, "storage is unavailable");
    return reply.code(503).header("Retry-After", "5").send(storageUnavailable);
  }
  const status = error.statusCode ?? 500;
  if (status === 503) return reply.code(503).header("Retry-After", "5").send(veryBusy);
  if (status < 500) return reply.code(status).send(refusals[status] ?? unreadable);
  request.log.error({ err: error }, "a bug");
  return reply.code(500).send({ ...bug, requestId: request.id });
}
