import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { beforeEach, describe, expect, it } from "vitest";
import { startProcessTests } from "../testing/process-tests.ts";
import { type ServerProcess, withClock } from "../testing/server-process.ts";
import { openStarWriter } from "../testing/star-writer.ts";

const at = startProcessTests();
let server: ServerProcess;
beforeEach(async () => {
  const environment = { COOLDOWN_SECONDS: "0", RATE_LIMITS: "off", LOG_LEVEL: "error" };
  server = at.makeServer(environment, { program: withClock() });
  await server.start();
});

const openConnection = async (): Promise<Socket> => {
  const socket = connect(server.port, "127.0.0.1");
  // A server that ends may reset the connection, which no test here counts as a failure.
  socket.on("error", () => {});
  await once(socket, "connect");
  return socket;
};

const body = JSON.stringify({ universeName: "Begun before", userName: "Ada" });

/** Begins a call; the returned function sends the rest of its body and resolves with the response. */
async function beginCall() {
  const socket = await openConnection();
  let received = "";
  socket.on("data", (data) => {
    received += data;
  });
  // `once` would reject on a reset even when no test waits for the end.
  const closed = new Promise((resolve) => socket.on("close", resolve));
  const head = [
    "POST /api/users HTTP/1.1",
    `Host: 127.0.0.1:${server.port}`,
    "Content-Type: application/json",
  ];
  socket.write(`${head.join("\r\n")}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`);
  return async () => {
    socket.write(body.slice(10));
    await closed;
    return received;
  };
}

const status = (path: string) => fetch(server.url + path).then((response) => response.status);

describe("a server that gets a signal to stop", () => {
  it("finishes the requests in flight under load, refuses later ones with Retry-After, and exits with 0", async () => {
    const writer = await openStarWriter(server.url);
    const finishCall = await beginCall();
    let acknowledged = 0;
    /** Adds stars until the server refuses one; a broken connection fails the test. */
    const write = async (worker: number) => {
      for (let n = 0; ; n++) {
        const answer = await writer.add(`${worker}-${n}`);
        if (answer.status !== 201) return answer.status;
        acknowledged += 1;
      }
    };
    const writing = Promise.all([0, 1, 2, 3].map(write));
    await expect.poll(() => acknowledged).toBeGreaterThan(10);

    const stopped = server.stop("SIGTERM");
    expect(await writing).toEqual([503, 503, 503, 503]);
    const refused = await fetch(`${server.url}/api/auth/me`);
    expect([refused.status, refused.headers.get("connection"), refused.headers.get("retry-after")]).toEqual([
      503,
      "close",
      "5",
    ]);
    expect(await refused.json()).toEqual({
      error: expect.stringMatching(/try again/),
      code: "server-restarting",
      text: "refusals.restarting",
    });
    expect([await status("/api/health/live"), await status("/api/health/ready")]).toEqual([200, 503]);
    const answer = await finishCall();
    for (const part of [/^HTTP\/1\.1 201 /, /^connection: close\r$/im, /"universeName":"Begun before".*}$/])
      expect(answer).toMatch(part);
    await stopped;
    expect([server.exitCode, server.errorOutput]).toEqual([0, ""]);

    await server.start();
    expect(await writer.listIds()).toHaveLength(acknowledged);
  });

  it("does not wait for silent connections and unfinished requests", async () => {
    const silent = await openConnection();
    await beginCall();
    const halfHead = await openConnection();
    halfHead.write("GET /api/auth/me HT");
    // The server has accepted all of them, because it accepts connections in order.
    expect(await status("/api/health/live")).toBe(200);
    const stopped = server.stop("SIGTERM");
    await expect.poll(() => status("/api/health/ready")).toBe(503);
    await server.advance(8_000);
    await stopped;
    expect([server.exitCode, server.errorOutput]).toEqual([0, ""]);
    for (const socket of [silent, halfHead]) socket.destroy();
  });
});
