/** 10,000 reminders that are due in the same minute: how long they take to go out, and what polls notice of them. */

import { createECDH, hash, randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { changesForm } from "#domain/records/changes.ts";
import { weekdays } from "#domain/reminders/schedule.ts";
import { openDatabase } from "../../server/database/open.ts";
import { newUser } from "../../server/users/new-user.ts";
import { insertUser } from "../../server/users/queries.ts";
import { PushReceiver } from "../../testing/push-receiver.ts";
import { ServerProcess, withReceiver } from "../../testing/server-process.ts";
import { median } from "../measure.ts";
import { limit, type Row } from "../table.ts";

const people = 10_000;
const second = 1000;
const lastMinute = (now: number) => Math.floor(now / (60 * second)) * 60 * second;

/** Everybody's reminder is due at `at`. One pair of keys is enough: the server encrypts each message anew. */
async function seed(dataDir: string, origin: string, at: number) {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
  const [p256dh, auth] = [createECDH("prime256v1").generateKeys("base64url"), randomBytes(16)];
  const moment = new Date(at);
  const time = moment.toISOString().slice(11, 16);
  const users = Array.from({ length: people }, (_, n) =>
    newUser({ universeName: `Person ${n}`, userName: "Ada" }, new Date(at - 86_400_000)),
  );
  const insert = async (start: number) => {
    const some = users.slice(start, start + 100);
    await db.transaction().execute(async (transaction) => {
      for (const user of some) await insertUser(transaction, user);
    });
    await db
      .insertInto("reminders")
      .values(
        some.map(({ id }) => ({
          ...{ userId: id, isOn: 1 as const, times: JSON.stringify([{ time, weekdays }]), timeZone: "UTC" },
          ...{ byMail: 0 as const, isSilent: 1 as const, restUntil: null, nextAt: moment, plannedAt: moment },
        })),
      )
      .execute();
    await db
      .insertInto("push_subscriptions")
      .values(
        some.map(({ id }) => {
          const endpoint = `${origin}/push/${id}`;
          return {
            ...{ userId: id, id: hash("sha256", endpoint, "base64url"), sid: id, endpoint, service: origin },
            ...{
              p256dh,
              auth: auth.toString("base64url"),
              name: "phone",
              createdAt: moment,
              renewedAt: moment,
            },
          };
        }),
      )
      .execute();
  };
  for (let start = 0; start < people; start += 100) await insert(start);
  await close();
}

/** The duration of one unchanged poll after another until `isOver`, in milliseconds. */
async function poll(url: string, cookie: string, isOver: () => boolean) {
  const path = `${url}/api/changes?form=${changesForm}`;
  const first = await fetch(path, { headers: { cookie } });
  const { revision } = (await first.json()) as { revision: number };
  const headers = { cookie, "if-none-match": first.headers.get("etag") ?? "" };
  const taken: number[] = [];
  while (!isOver()) {
    const begin = performance.now();
    const { status } = await fetch(`${path}&since=${revision}`, { headers });
    taken.push(performance.now() - begin);
    if (status !== 304) throw new Error(`A poll was answered with ${status}.`);
    await new Promise((later) => setTimeout(later, 20));
  }
  return taken.sort((one, other) => one - other);
}

export async function reminderRows(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "mood-universe-bench-"));
  const receiver = await PushReceiver.start();
  receiver.decrypts = false;
  await seed(dataDir, receiver.origin, lastMinute(Date.now()));
  const begin = performance.now();
  const server = new ServerProcess(dataDir, { RATE_LIMITS: "off" }, withReceiver(receiver.origin));
  try {
    await server.start();
    const opened = await fetch(`${server.url}/api/users/by-universe/Person%200`);
    const cookie = opened.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const deadline = begin + 120 * second;
    const isOver = () => receiver.attempts >= people || performance.now() > deadline;
    const during = await poll(server.url, cookie, isOver);
    const seconds = (performance.now() - begin) / second;
    if (receiver.attempts !== people) throw new Error(`${receiver.attempts} reminders were sent.`);
    const rest = performance.now() + 3 * second;
    const after = await poll(server.url, cookie, () => performance.now() > rest);
    const slow = (of: number[]) => of[Math.floor(of.length * 0.95)] ?? 0;
    return [
      limit("10,000 reminders of one minute, from the start of the server", seconds, "s", { atMost: 60 }),
      limit("A poll meanwhile, median", median(during), "ms", { atMost: 20 }),
      limit("A poll meanwhile, 95 of 100", slow(during), "ms", { atMost: 100 }),
      limit("A poll without reminders, 95 of 100", slow(after), "ms", { atMost: 100 }),
    ];
  } finally {
    await server.stop();
    await receiver.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
