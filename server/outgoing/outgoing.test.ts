import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { TestClock } from "../../testing/test-clock.ts";
import { realTimers } from "../timers.ts";
import { Outgoing, type OutgoingOptions } from "./outgoing.ts";

const servers: Server[] = [];
const outgoings: Outgoing[] = [];
afterEach(async () => {
  for (const outgoing of outgoings.splice(0)) outgoing.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function serve(listener: RequestListener, host = "127.0.0.1") {
  const server = createServer(listener);
  servers.push(server);
  await once(server.listen(0, host), "listening");
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

function send(origin: string, options: Partial<OutgoingOptions> = {}) {
  const outgoing = new Outgoing({ timers: realTimers, ...options });
  outgoings.push(outgoing);
  return outgoing.exchange(
    { method: "POST", url: new URL("/x", origin), headers: {}, body: Buffer.from("hello") },
    10_000,
  );
}

const at = (address: string) => async () => [{ address, family: 4 }];

describe("an answer", () => {
  it("of ten megabytes is not read to its end, and its status counts", async () => {
    let written = 0;
    const closed = Promise.withResolvers<void>();
    const origin = await serve((_request, response) => {
      response.on("close", closed.resolve);
      const write = () => {
        while (written < 10_000_000 && !response.destroyed) {
          written += 10_000;
          if (!response.write(Buffer.alloc(10_000))) return void response.once("drain", write);
        }
        response.end();
      };
      write();
    });
    expect(await send(origin, { trustedOrigin: origin })).toMatchObject({ status: 200 });
    await closed.promise;
    expect(written).toBeLessThan(10_000_000);
  });

  it("whose body never ends is left after the time of the exchange", async () => {
    const clock = new TestClock(0);
    const [begun, closed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const origin = await serve((_request, response) => {
      response.on("close", closed.resolve).writeHead(202).write("a");
      begun.resolve();
    });
    // The head of the answer may have arrived by then, or not.
    const ended = Promise.allSettled([send(origin, { trustedOrigin: origin, timers: clock.timers })]);
    await begun.promise;
    await clock.advance(10_000);
    await ended;
    await closed.promise;
  });

  it("that redirects is an answer like any other", async () => {
    const asked: (string | undefined)[] = [];
    const origin = await serve((request, response) => {
      asked.push(request.url);
      response.writeHead(308, { location: "/elsewhere" }).end();
    });
    expect(await send(origin, { trustedOrigin: origin })).toMatchObject({ status: 308 });
    expect(asked).toEqual(["/x"]);
  });
});

describe("networks that the operator allows", () => {
  it("are reached without TLS, by their addresses and by names without a domain", async () => {
    const origin = await serve((_request, response) => void response.end());
    expect(await send(origin, { networks: "127.0.0.0/8" })).toMatchObject({ status: 200 });
    const named = origin.replace("127.0.0.1", "ntfy");
    const options = { networks: "127.0.0.0/8", resolve: at("127.0.0.1") };
    expect(await send(named, options)).toMatchObject({ status: 200 });
  });

  it.each([
    ["no other network", "http://10.0.0.1", {}],
    ["no name that stands for another network", "http://ntfy", { resolve: at("10.0.0.1") }],
    ["nothing public without TLS", "http://8.8.8.8", {}],
    ["no public name without TLS", "http://ntfy.example.org", { resolve: at("8.8.8.8") }],
    ["no other protocol", "ftp://127.0.0.1", {}],
    ["no name and password", "http://a:b@127.0.0.1", {}],
  ])("open %s", async (_, address, options) => {
    const networks = "127.0.0.0/8 fd00::/8";
    await expect(send(address, { networks, ...options })).rejects.toMatchObject({ code: "ENOTPUBLIC" });
    const outgoing = new Outgoing({ timers: realTimers, networks, ...options });
    expect(await outgoing.findReach(`${address}/x`)).toBe("not public");
  });

  it("change nothing where there are none", async () => {
    const origin = await serve((_request, response) => void response.end());
    await expect(send(origin)).rejects.toMatchObject({ code: "ENOTPUBLIC" });
  });
});
