/** What a sign-in by passkey costs the server, and whether the duration of a refusal reveals whose key it is. */

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PasskeyAnswer } from "#domain/accounts/passkeys.ts";
import { Authenticator } from "../../testing/authenticator/authenticator.ts";
import { ServerProcess } from "../../testing/server-process.ts";
import { median, timed } from "../measure.ts";
import { limit, type Row, round } from "../table.ts";

const signIns = 400;
const rounds = 400;
const warmUps = 20;
/** The unit of `/proc/PID/stat`. */
const ticksPerSecond = 100;

/** Browsers make passkeys over http for this host alone. */
const originOf = (port: number) => `http://localhost:${port}`;

async function startServer() {
  const dataDir = await mkdtemp(join(tmpdir(), "mood-universe-passkeys-"));
  const server = new ServerProcess(dataDir, (port) => ({ PUBLIC_URL: originOf(port), RATE_LIMITS: "off" }));
  await server.start();
  return { server, dataDir };
}

/** One person, who keeps the cookie of the latest reply that has one. */
class Person {
  readonly #origin: string;
  #cookie = "";

  constructor(origin: string) {
    this.#origin = origin;
  }

  async post(path: string, body: object, status: number) {
    const headers = { "content-type": "application/json", cookie: this.#cookie };
    const answer = await fetch(this.#origin + path, { method: "POST", headers, body: JSON.stringify(body) });
    const text = await answer.text();
    if (answer.status !== status) throw new Error(`${path} was answered ${answer.status}: ${text}`);
    this.#cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? this.#cookie;
    return JSON.parse(text);
  }
}

async function addPasskey(person: Person, authenticator: Authenticator, universeName?: string) {
  const options = await person.post("/api/account/passkeys/options", { universeName }, 200);
  const response = authenticator.create(options);
  return person.post("/api/account/passkeys", { name: "My phone", response }, 201);
}

/** Seconds of the processor that the process has used. */
async function processorSeconds(pid: number | undefined): Promise<number> {
  const [user, system] =
    (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ")[1]?.split(" ").slice(11, 13) ?? [];
  return (Number(user) + Number(system)) / ticksPerSecond;
}

/** Somebody whose device has the only passkey of a universe, and who signs in with it. */
async function makeVisitor(port: number) {
  const origin = originOf(port);
  const [owner, visitor] = [new Person(origin), new Person(origin)];
  const authenticator = new Authenticator({ origin, isSynced: true });
  const universeName = "Andromeda";
  await owner.post("/api/users", { universeName, userName: "Ada" }, 201);
  await addPasskey(owner, authenticator, universeName);
  return {
    answer: async () => authenticator.get(await visitor.post("/api/auth/passkey/options", {}, 200)),
    signIn: (response: PasskeyAnswer, status: number) =>
      visitor.post("/api/auth/passkey", { response }, status),
  };
}

type Visitor = Awaited<ReturnType<typeof makeVisitor>>;

/** The server's milliseconds for a sign-in; the answers are made before. */
async function measureSignIn({ answer, signIn }: Visitor, pid: number | undefined): Promise<number> {
  const answers: PasskeyAnswer[] = [];
  for (let n = 0; n < warmUps + signIns; n++) answers.push(await answer());
  for (const early of answers.splice(0, warmUps)) await signIn(early, 200);
  const before = await processorSeconds(pid);
  for (const response of answers) await signIn(response, 200);
  return ((await processorSeconds(pid)) - before) * (1000 / signIns);
}

/** Makes the answers of an unknown key, and of a known key with a wrong signature. */
const refused = {
  unknown: (given: PasskeyAnswer) => ({ ...given, id: "AAAA", rawId: "AAAA" }),
  wrong: (given: PasskeyAnswer) => {
    const signature = `${given.response.signature.slice(0, -6)}AAAAAA`;
    return { ...given, response: { ...given.response, signature } };
  },
};
const kinds = ["unknown", "wrong"] as const;

/** The median of each kind in milliseconds. Each round has both, and each is first equally often. */
async function measureRefusals({ answer, signIn }: Visitor) {
  const times: Record<(typeof kinds)[number], number[]> = { unknown: [], wrong: [] };
  for (let turn = 0; turn < warmUps + rounds; turn++)
    for (const kind of turn % 2 === 0 ? kinds : kinds.toReversed()) {
      const given = refused[kind](await answer());
      const taken = await timed(() => signIn(given, 401));
      if (turn >= warmUps) times[kind].push(taken);
    }
  return kinds.map((kind) => median(times[kind]));
}

export async function passkeyRows(): Promise<Row[]> {
  const { server, dataDir } = await startServer();
  try {
    const visitor = await makeVisitor(server.port);
    const milliseconds = await measureSignIn(visitor, server.pid);
    const medians = await measureRefusals(visitor);
    const apart = (Math.max(...medians) / Math.min(...medians) - 1) * 100;
    const [unknown, wrong] = medians.map(round);
    return [
      limit("Sign-in by passkey: the server's processor time", milliseconds, "ms", { atMost: 5 }),
      {
        ...limit("Refused passkeys apart, medians", apart, "%", { atMost: 10 }),
        against: `unknown key ${unknown}, known key ${wrong} ms`,
      },
    ];
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true });
  }
}
