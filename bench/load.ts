/**
 * A process that repeats one request as fast as the server replies, on persistent connections. It sends prepared
 * bytes and only looks for the end of each reply, so that the load generator itself does not limit the result.
 */

import { connect } from "node:net";
import { replyLength } from "../testing/poll-load/reply-length.ts";
import { median } from "./measure.ts";

export type Load = {
  readonly port: number;
  readonly path: string;
  readonly method?: "GET" | "POST";
  readonly headers?: Record<string, string>;
  /** Sessions of which each connection has one, in turn, as different people have. */
  readonly cookies?: readonly string[];
  /** Access tokens, in the same way. */
  readonly tokens?: readonly string[];
  readonly body?: string;
  readonly connections: number;
  readonly milliseconds: number;
  /** The expected status; a reply with another status counts as an error. */
  readonly status: number;
};

export type LoadReport = { requestsPerSecond: number; errors: number; answered: number; medianMs: number };

const load: Load = JSON.parse(process.argv[2] ?? "");
const { method = "GET", body = "", cookies = [], tokens = [] } = load;
const headers = { host: `127.0.0.1:${load.port}`, ...load.headers };

let sent = 0;

/** Each write has its own idempotency key and position, as those of the client. */
function nextRequest(connection: number): string {
  const number = sent++;
  const position = { x: 20 * number - 90_000, y: 0, z: 50 * (process.pid % 1000) };
  const content = method === "POST" ? JSON.stringify({ ...JSON.parse(body), position }) : "";
  const own =
    method === "POST"
      ? { "idempotency-key": `${process.pid}-${number}`, "content-length": Buffer.byteLength(content) }
      : {};
  const cookie = cookies[connection % cookies.length];
  const token = tokens[connection % tokens.length];
  const who = { ...(cookie && { cookie }), ...(token && { authorization: `Bearer ${token}` }) };
  const lines = Object.entries({ ...headers, ...who, ...own }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `${method} ${load.path} HTTP/1.1\r\n${lines.join("")}\r\n${content}`;
}

const latencies: number[] = [];
let errors = 0;

function askUntil(deadline: number, connection: number): Promise<void> {
  return new Promise((done) => {
    const socket = connect({ port: load.port, host: "127.0.0.1", noDelay: true });
    let pending = Buffer.alloc(0);
    let askedAt = 0;
    let isAnswered = true;
    const ask = () => {
      isAnswered = false;
      askedAt = performance.now();
      socket.write(nextRequest(connection));
    };
    socket.on("connect", ask);
    socket.on("data", (bytes) => {
      pending = pending.length > 0 ? Buffer.concat([pending, bytes]) : bytes;
      const length = replyLength(pending);
      if (length === null) return;
      isAnswered = true;
      if (Number(pending.toString("latin1", 9, 12)) !== load.status) errors += 1;
      pending = pending.subarray(length);
      latencies.push(performance.now() - askedAt);
      if (performance.now() < deadline) ask();
      else socket.end();
    });
    socket.on("error", () => {
      isAnswered = false;
    });
    socket.on("close", () => {
      if (!isAnswered) errors += 1;
      done();
    });
  });
}

const startedAt = performance.now();
const deadline = startedAt + load.milliseconds;
await Promise.all(
  Array.from({ length: load.connections }, (_, connection) => askUntil(deadline, connection)),
);
const seconds = (performance.now() - startedAt) / 1000;
const report: LoadReport = {
  requestsPerSecond: latencies.length / seconds,
  errors,
  answered: latencies.length,
  medianMs: median(latencies),
};
console.log(JSON.stringify(report));
