import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "../testing/app.ts";
import { signUp } from "../testing/make.ts";

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await openTestApp();
  port = Number(new URL(await test.app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => test.close());

/** Sends bytes as they are, and resolves to everything that the server sends until it closes the connection. */
async function exchange(bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(bytes);
  return text(socket);
}

const hidden = "GET /api/health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
const post = (...headers: string[]) =>
  [`POST ${api.login.path} HTTP/1.1`, "Host: localhost", "Content-Type: application/json", ...headers].join(
    "\r\n",
  );

it.each([
  ["a length and an encoding", post("Content-Length: 5", "Transfer-Encoding: chunked")],
  ["two lengths", post("Content-Length: 0", `Content-Length: ${hidden.length}`)],
  ["an unknown encoding", post("Transfer-Encoding: chunked, nothing")],
  ["a space before a colon", post("Content-Length : 0")],
  ["a length that is no number", post("Content-Length: +0")],
])("a request whose end is unclear is refused, and what follows is not answered: %s", async (_, head) => {
  const reply = await exchange(`${head}\r\n\r\n0\r\n\r\n${hidden}`);
  expect(reply).toMatch(/^HTTP\/1\.1 400 /);
  expect(reply.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

it.each(["TRACE", "CONNECT"])(
  "%s is not supported, and nothing of the request comes back",
  async (method) => {
    const reply = await exchange(
      `${method} / HTTP/1.1\r\nHost: localhost\r\nCookie: mood-universe-session=canary\r\nConnection: close\r\n\r\n`,
    );
    expect(reply).not.toMatch(/^HTTP\/1\.1 2/);
    expect(reply).not.toContain("canary");
  },
);

it.each([`${api.listChanges.path}?since=1&since=2`, `${api.verifyEmail.path}?token=a&token=b`])(
  "a parameter that is sent twice is refused: %s",
  async (url) => {
    const { visitor } = await signUp(test);
    const answer = await visitor.send("GET", url, { headers: { "sec-fetch-site": "same-origin" } });
    expect(answer.status).toBe(400);
  },
);
