import { once } from "node:events";
import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { TestClock } from "../../testing/test-clock.ts";
import { KnownHostSocket, KnownHosts } from "./lookup.ts";

const first = [{ address: "192.0.2.1", family: 4 }];
const moved = [{ address: "192.0.2.2", family: 4 }];
const failure = Object.assign(new Error("no answer"), { code: "EAI_AGAIN" });

/** Hosts whose answers the test gives, one after the other. */
function openHosts() {
  const answers: (() => Promise<typeof first>)[] = [];
  const asked: string[] = [];
  const clock = new TestClock(0);
  const hosts = new KnownHosts((host) => {
    asked.push(host);
    return answers.shift()?.() ?? Promise.reject(failure);
  }, clock.timers);
  return { hosts, answers, asked, clock };
}

describe("the addresses of a host", () => {
  it("are asked for each time, so that a host can move", async () => {
    const { hosts, answers } = openHosts();
    answers.push(async () => first);
    answers.push(async () => moved);
    expect([await hosts.find("db"), await hosts.find("db")]).toEqual([first, moved]);
  });

  it("are the last ones while names cannot be resolved, for that host alone", async () => {
    const { hosts, answers } = openHosts();
    answers.push(async () => first);
    await hosts.find("db");
    expect(await hosts.find("db")).toBe(first);
    await expect(hosts.find("other")).rejects.toBe(failure);
  });

  it("are the last ones while a name server does not answer, which is asked once at a time", async () => {
    const { hosts, answers, asked, clock } = openHosts();
    const late = Promise.withResolvers<typeof first>();
    answers.push(async () => first);
    answers.push(() => late.promise);
    await hosts.find("db");
    const found = Promise.all([hosts.find("db"), hosts.find("db")]);
    await clock.advance(999);
    expect(await Promise.race([found, "waiting"])).toBe("waiting");
    await clock.advance(1);
    expect(await found).toEqual([first, first]);
    expect(asked).toEqual(["db", "db"]);
    late.resolve(moved);
    await late.promise;
    expect(await hosts.find("db")).toBe(moved);
  });

  it("of one that was never found are given up after four seconds", async () => {
    const { hosts, answers, clock } = openHosts();
    answers.push(() => new Promise(() => {}));
    const refused = expect(hosts.find("db")).rejects.toMatchObject({ code: "ETIMEDOUT" });
    await clock.advance(4_000);
    await refused;
  });
});

describe("a socket of a known host", () => {
  it("connects by name and by port", async () => {
    const server = createServer((socket) => socket.end("hello")).listen(0, "localhost");
    await once(server, "listening");
    const { port } = server.address() as { port: number };
    const socket = new KnownHostSocket().connect(port, "localhost");
    const [bytes] = await once(socket, "data");
    expect(String(bytes)).toBe("hello");
    socket.destroy();
    server.close();
  });
});
