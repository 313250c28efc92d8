/** Whether the duration of a refused sign-in reveals who has an account. */

import { setTimeout as pause } from "node:timers/promises";
import { hashPassword, newSalt } from "../../server/accounts/passwords.ts";
import { readOutbox } from "../../testing/outbox.ts";
import { median, timed } from "../measure.ts";
import { type RunningServer, startServer } from "../running-server.ts";
import { limit, type Row, round } from "../table.ts";

const password = "Long-Enough-7";
const wrongPassword = "Long-Enough-8";
const rounds = 300;
const warmUps = 20;
/** Fewer attempts than lock an account. */
const wrongInARow = 8;

function post({ server }: RunningServer, path: string, body: object) {
  const headers = { "content-type": "application/json" };
  return fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(body) });
}

/** Uses the link of the mail as soon as the server has written the mail. */
async function verify({ server, dataDir }: RunningServer, email: string) {
  for (;;) {
    const mail = (await readOutbox(dataDir)).find(({ to }) => to === email);
    if (mail?.link) return fetch(`${server.url}/api/auth/verify-email${new URL(mail.link).search}`);
    await pause(20);
  }
}

async function makeAccount(running: RunningServer, universeName: string): Promise<string> {
  const email = `${universeName.toLowerCase()}@example.org`;
  const person = { userName: "Ada", birthday: "1990-02-03" };
  const secrets = { password, confirmPassword: password };
  const { status } = await post(running, "/api/auth/register", {
    email,
    universeName,
    ...person,
    ...secrets,
  });
  const verified = await verify(running, email);
  if (status !== 201 || !verified.ok) throw new Error(`No account was made: ${status}, ${verified.status}`);
  return email;
}

async function signIn(running: RunningServer, status: number, credentials: object) {
  const answer = await post(running, "/api/auth/login", credentials);
  await answer.text();
  if (answer.status !== status)
    throw new Error(`A sign-in ended with ${answer.status} instead of ${status}.`);
}

/** Attempts of each kind. Each unknown address is used once, and the account is never locked. */
async function makeAttempts(running: RunningServer) {
  const known = await makeAccount(running, "Known");
  const locked = await makeAccount(running, "Locked");
  for (let n = 0; n < 10; n++) await signIn(running, 401, { email: locked, password: wrongPassword });
  const attempt = (status: number) => (email: string) =>
    signIn(running, status, { email, password: wrongPassword });
  return {
    forgive: () => signIn(running, 200, { email: known, password }),
    kinds: {
      unknown: (turn: number) => attempt(401)(`nobody-${turn}@example.org`),
      wrong: () => attempt(401)(known),
      locked: () => attempt(423)(locked),
      argon2: () => hashPassword(password, newSalt()),
    },
  };
}

/** Returns the median of each kind in milliseconds. Each round runs all kinds, and each kind is first equally often. */
async function measure({ forgive, kinds }: Awaited<ReturnType<typeof makeAttempts>>) {
  const names = Object.keys(kinds) as (keyof typeof kinds)[];
  const times = { unknown: [], wrong: [], locked: [], argon2: [] } as Record<keyof typeof kinds, number[]>;
  for (let turn = 0; turn < warmUps + rounds; turn++) {
    if (turn % wrongInARow === 0) await forgive();
    for (const place of names.keys()) {
      const name = names[(turn + place) % names.length] ?? "unknown";
      const milliseconds = await timed(() => kinds[name](turn));
      if (turn >= warmUps) times[name].push(milliseconds);
    }
  }
  return (name: keyof typeof kinds) => median(times[name]);
}

export async function loginRows(): Promise<Row[]> {
  const running = await startServer([]);
  try {
    const medianOf = await measure(await makeAttempts(running));
    const medians = (["unknown", "wrong", "locked"] as const).map(medianOf);
    const apart = (Math.max(...medians) / Math.min(...medians) - 1) * 100;
    const [unknown, wrong, locked] = medians.map(round);
    return [
      {
        ...limit("Refused sign-ins apart, medians", apart, "%", { atMost: 5 }),
        against: `unknown ${unknown}, wrong ${wrong}, locked ${locked} ms; argon2 alone ${round(medianOf("argon2"))} ms`,
      },
    ];
  } finally {
    await running.close();
  }
}
