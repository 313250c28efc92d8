/** The only fetch of the client: every call of `#domain/api.ts` goes out and comes back here. */

import type * as z from "zod/mini";
import type { Call } from "#domain/api.ts";
import { CallError, NetworkError } from "./call-errors.ts";
import { serverClock } from "./server-clock.ts";

type Success = 200 | 201 | 304;

export type Reply<C extends Call> = {
  [Status in keyof C["replies"] & Success]: {
    status: Status;
    data: z.output<C["replies"][Status]>;
    headers: Headers;
  };
}[keyof C["replies"] & Success];

/** What a call takes: its parameters, query, headers and body where `#domain/api.ts` names them. */
export type Sent<C extends Call> = { signal?: AbortSignal } & (C extends {
  params: infer Params extends z.ZodMiniType;
}
  ? { params: z.input<Params> }
  : unknown) &
  (C extends { query: infer Query extends z.ZodMiniType } ? { query: z.input<Query> } : unknown) &
  (C extends { body: infer Body extends z.ZodMiniType } ? { body: z.input<Body> } : unknown) & {
    headers?: Record<string, string>;
  };

type Anything = {
  signal?: AbortSignal;
  params?: unknown;
  query?: unknown;
  body?: unknown;
  headers?: Record<string, string>;
};

/** Long enough for a sleepy phone, short enough that nobody waits without end. */
const patienceMs = 15_000;

/** Throws a CallError for every refusal and a NetworkError when no answer comes. */
export async function send<C extends Call>(call: C, sent: Sent<C>): Promise<Reply<C>> {
  const input: Anything = sent;
  const response = await exchange(call, input);
  const body = await readBody(response, input.signal);
  const schema = call.replies[response.status];
  if (!schema || (!response.ok && response.status !== 304)) throw new CallError(response, body);
  const data = schema.parse(response.status === 304 ? null : parseJson(call, body));
  return { status: response.status, data, headers: response.headers } as Reply<C>;
}

async function exchange(call: Call, input: Anything): Promise<Response> {
  const sentAt = Date.now();
  const response = await arriving(input.signal, () =>
    fetch(pathOf(call, input.params) + queryOf(input.query), requestOf(call, input)),
  );
  serverClock.observe(response.headers.get("Date"), sentAt, Date.now());
  return response;
}

const readBody = (response: Response, signal: AbortSignal | undefined) =>
  arriving(signal, () => response.text());

/** Whoever aborts a call knows why: only what nobody asked for is a NetworkError. */
async function arriving<T>(signal: AbortSignal | undefined, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new NetworkError(cause);
  }
}

function requestOf(call: Call, { body, headers, signal }: Anything): RequestInit {
  const timeout = AbortSignal.timeout(patienceMs);
  return {
    method: call.method,
    credentials: "include",
    headers: { ...(body !== undefined && { "Content-Type": "application/json" }), ...headers },
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
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
