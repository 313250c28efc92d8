/** The calls whose cost is counted, sent as a browser sends them. */

import { Agent, request } from "node:http";
import type { Socket } from "node:net";
import { changesForm } from "#domain/records/changes.ts";

export type Person = { readonly universeName: string; cookie: string; etag: string };

export type Reply = {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  /** Request and reply, headers included. */
  readonly bytes: number;
};

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

type Sent = { method?: string; path: string; headers?: Record<string, string>; body?: unknown };

export function send(port: number, { method = "GET", path, headers = {}, body }: Sent): Promise<Reply> {
  const text = body === undefined ? "" : JSON.stringify(body);
  const own = text ? { "content-type": "application/json", "content-length": Buffer.byteLength(text) } : {};
  return new Promise((resolve, reject) => {
    let before = 0;
    const asked = request({ port, host: "127.0.0.1", agent, method, path, headers: { ...headers, ...own } });
    const total = (socket: Socket) => socket.bytesRead + socket.bytesWritten;
    asked.on("socket", (socket) => {
      before = total(socket);
    });
    asked.on("error", reject);
    asked.on("response", (response) => {
      const { socket, statusCode = 0 } = response;
      response
        .resume()
        .on("end", () =>
          resolve({ status: statusCode, headers: response.headers, bytes: total(socket) - before }),
        );
    });
    asked.end(text);
  });
}

const star = (n: number) => ({
  emotion: "joy",
  intensity: 7,
  note: "Rain on the roof, nothing to do, and the kettle about to sing.",
  position: { x: 50_000 + 20 * n, y: 0, z: 0 },
});

export type CountedCall = {
  readonly name: string;
  readonly status: number;
  make(port: number, person: Person, n: number): Promise<Reply>;
};

/** The feed of changes, as a browser requests it. */
export const readFeed = (
  port: number,
  { cookie }: Pick<Person, "cookie">,
  headers: Record<string, string> = {},
) =>
  send(port, {
    path: `/api/changes?form=${changesForm}`,
    headers: { cookie, "accept-encoding": "gzip, deflate, br, zstd", ...headers },
  });

export const calls: readonly CountedCall[] = [
  {
    name: "Unchanged poll",
    status: 304,
    make: (port, person) => readFeed(port, person, { "if-none-match": person.etag }),
  },
  { name: "First load of 1,000 stars", status: 200, make: (port, person) => readFeed(port, person) },
  {
    name: "Adding a star",
    status: 201,
    make: (port, { cookie }, n) =>
      send(port, {
        ...{ method: "POST", path: "/api/mood-entries", body: star(n) },
        headers: { cookie, "idempotency-key": `cost-${n}` },
      }),
  },
  {
    name: "Who am I",
    status: 200,
    make: (port, { cookie }) => send(port, { path: "/api/auth/me", headers: { cookie } }),
  },
  {
    name: "Sign-in by name",
    status: 200,
    make: (port, { universeName }) =>
      send(port, { path: `/api/users/by-universe/${encodeURIComponent(universeName)}` }),
  },
  {
    name: "Wrong password",
    status: 401,
    make: (port, _, n) =>
      send(port, {
        ...{ method: "POST", path: "/api/auth/login" },
        body: { identifier: `nobody-${n}@example.org`, password: "Wrong-Pass-7" },
      }),
  },
];
