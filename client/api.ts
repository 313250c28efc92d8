/** The only fetch of the client: it sends every call of `#domain/api.ts` and parses the reply. */

import * as z from "zod/mini";
import type { Call } from "#domain/call.ts";
import { withBase } from "./base-path.ts";
import { CallError, NetworkError } from "./call-errors.ts";
import { askToConfirm } from "./doors/confirmation.ts";
import { refusalTextsLoaded } from "./languages/refusal-texts.ts";
import { takeEarlyCall } from "./loading/early-calls.ts";
import { runInSlices } from "./loading/slices.ts";
import { noteSealRefusal } from "./sealed/seal-state.ts";
import { finishSignOut } from "./session/signing-out.ts";
import { noteTakenOver } from "./session/taken-over.ts";
import { serverClock } from "./time/server-clock.ts";

type Success = 200 | 201 | 202 | 204 | 304;

export type Reply<C extends Call> = {
  [Status in keyof C["replies"] & Success]: {
    status: Status;
    data: z.output<C["replies"][Status]>;
    headers: Headers;
  };
}[keyof C["replies"] & Success];

type AnyCallInput = {
  signal?: AbortSignal;
  timeoutMs?: number;
  /**
   * The person in whose universe the call is meant to be: the server refuses it from anybody else's session, which
   * another person may have opened in this browser meanwhile.
   */
  owner?: string | undefined;
  /** Called with the headers of a reply before its body is read. The call throws what it throws. */
  onHeaders?: (headers: Headers) => void;
};

/** The input of a call: those of its parameters, query, headers and body that `#domain/api.ts` names. */
export type CallInput<C extends Call> = AnyCallInput &
  (C extends {
    params: infer Params extends z.ZodMiniType;
  }
    ? { params: z.input<Params> }
    : unknown) &
  (C extends { query: infer Query extends z.ZodMiniType } ? { query: z.input<Query> } : unknown) &
  (C extends { body: infer Body extends z.ZodMiniType } ? { body: z.input<Body> } : unknown) & {
    headers?: Record<string, string>;
  };

type AnyInput = AnyCallInput & {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  headers?: Record<string, string>;
};

/** Long enough for a phone whose radio was asleep. */
const usualTimeoutMs = 15_000;

/**
 * Throws a CallError for every refusal, and a NetworkError when no complete answer arrives within the timeout. A call for
 * which the person must have proved themselves waits until they have.
 */
export async function send<C extends Call>(call: C, callInput: CallInput<C>): Promise<Reply<C>> {
  const { response, body } = await exchangeWithProof(call, callInput);
  const schema = call.replies[response.status];
  if (!schema || (!response.ok && response.status !== 304)) throw await refusedBy(response, body);
  callInput.onHeaders?.(response.headers);
  const isEmpty = response.status === 204 || response.status === 304;
  const data = await parseReply(schema, isEmpty ? null : parseJson(call, body));
  return { status: response.status, data, headers: response.headers } as Reply<C>;
}

/** Sends the call once more after the person has proved themselves, if the server asks for it. */
async function exchangeWithProof(call: Call, input: AnyInput) {
  const answer = await exchange(call, input);
  const isProofNeeded = answer.response.status === 403 && isProofAskedFor(answer);
  return isProofNeeded && (await askToConfirm()) ? exchange(call, input) : answer;
}

const isProofAskedFor = ({ response, body }: { response: Response; body: string }) =>
  new CallError(response, body).refusal.code === "recent-sign-in-required";

async function refusedBy(response: Response, body: string): Promise<CallError> {
  const error = new CallError(response, body);
  noteTakenOver(error.refusal);
  noteSealRefusal(error.refusal);
  await refusalTextsLoaded(error.refusal);
  return error;
}

/** The request is built first, so that an error in building it is not reported as a network failure. */
async function exchange(call: Call, input: AnyInput): Promise<{ response: Response; body: string }> {
  const url = withBase(pathOf(call, input.params) + queryOf(input.query));
  const request = requestOf(call, input);
  await finishSignOut().catch((cause) => {
    throw new NetworkError(cause);
  });
  const { signal, stop } = withTimeout(input.signal, input.timeoutMs ?? usualTimeoutMs);
  try {
    // The time begins with the page, or now. It is not the device's, which may be set meanwhile.
    const start = takeEarlyCall(url) ? 0 : performance.now();
    const response = await fetch(url, { ...request, signal });
    const [receivedAt, ticks] = [Date.now(), performance.now()];
    serverClock.observe(response.headers.get("Date"), receivedAt - (ticks - start), receivedAt, ticks);
    return { response, body: await response.text() };
  } catch (cause) {
    // An abort by the caller is not a network failure.
    if (input.signal?.aborted) throw cause;
    throw new NetworkError(cause);
  } finally {
    stop();
  }
}

/** Aborts with the caller's signal or after the timeout. `AbortSignal.any` would do this, but Safari has it only since 17.4. */
function withTimeout(callerSignal: AbortSignal | undefined, timeoutMs: number) {
  const controller = new AbortController();
  const abort = () => controller.abort(callerSignal?.reason);
  const timer = setTimeout(() => controller.abort(new DOMException("Timed out", "TimeoutError")), timeoutMs);
  if (callerSignal?.aborted) abort();
  else callerSignal?.addEventListener("abort", abort);
  return {
    signal: controller.signal,
    stop() {
      clearTimeout(timer);
      callerSignal?.removeEventListener("abort", abort);
    },
  };
}

function requestOf(call: Call, { body, headers, owner }: AnyInput): RequestInit {
  return {
    method: call.method,
    credentials: "include",
    headers: {
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...(owner !== undefined && { "Universe-Owner": owner }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

/** Fills the `:names` of a path; every value is URL-encoded. */
export function pathOf(call: Pick<Call, "path">, params: unknown): string {
  const values = (params ?? {}) as Record<string, string>;
  return call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
}

function queryOf(query: unknown): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}

function parseJson(call: Call, body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new Error(`${call.method} ${call.path} answered with something that is not JSON.`, { cause });
  }
}

/** Rows of a list that are parsed at once, and in a reply above which the page must react in between. */
const sliceSize = 500;
const longList = 5_000;

/** A reply with a long list, as the first one of a large universe, is parsed in slices. */
async function parseReply(schema: z.ZodMiniType, reply: unknown): Promise<unknown> {
  const lists = schema instanceof z.ZodMiniObject ? longListsOf(schema, reply) : [];
  if (lists.length === 0) return schema.parse(reply);
  const rest = schema.parse({
    ...(reply as object),
    ...Object.fromEntries(lists.map(({ name }) => [name, []])),
  });
  const parsed: Record<string, unknown> = {};
  for (const { name, list, row } of lists) parsed[name] = await runInSlices(parseRows(list, row));
  return { ...(rest as object), ...parsed };
}

type LongList = { readonly name: string; readonly list: readonly unknown[]; readonly row: z.ZodMiniType };

function longListsOf(schema: z.ZodMiniObject, reply: unknown): readonly LongList[] {
  return Object.entries(reply ?? {}).flatMap(([name, list]) => {
    const listSchema = schema.def.shape[name];
    const isLong = Array.isArray(list) && list.length > longList && listSchema instanceof z.ZodMiniArray;
    return isLong ? [{ name, list, row: listSchema.def.element as z.ZodMiniType }] : [];
  });
}

function* parseRows(list: readonly unknown[], row: z.ZodMiniType): Generator<void, unknown[]> {
  const rows: unknown[] = [];
  const slices = z.array(row);
  for (let start = 0; start < list.length; start += sliceSize) {
    for (const parsed of slices.parse(list.slice(start, start + sliceSize))) rows.push(parsed);
    yield;
  }
  return rows;
}
