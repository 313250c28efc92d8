/** Whether the duration of a refusal reveals that a link has existed, and what a shown sky costs. */

import { DatabaseSync } from "node:sqlite";
import { sqliteFile } from "../../server/database/sqlite.ts";
import { median, timed } from "../measure.ts";
import { type RunningServer, startServer } from "../running-server.ts";
import { createLink, type Link, revokeLink } from "../shown-link.ts";
import { compare, limit, type Row, round } from "../table.ts";

const stars = 5_000;
const rounds = 1_500;
const warmUps = 300;

/** No link ends while the server is measured, so that the end is moved. */
function end({ dataDir }: RunningServer, { id }: Link) {
  const database = new DatabaseSync(sqliteFile(dataDir), { timeout: 5_000 });
  database.prepare(`update "shown_skies" set "endsAt" = 0 where "id" = ?`).run(id);
  database.close();
}

async function pollOwn({ server }: RunningServer, cookie: string) {
  const path = `${server.url}/api/changes`;
  ownTag ??= (await fetch(path, { headers: { cookie } })).headers.get("etag") ?? "";
  const reply = await fetch(path, { headers: { cookie, "if-none-match": ownTag } });
  await reply.arrayBuffer();
  if (reply.status !== 304) throw new Error(`A poll was answered with ${reply.status}.`);
}
let ownTag: string | undefined;

async function ask({ server }: RunningServer, token: string, status: number, headers = {}) {
  const reply = await fetch(`${server.url}/api/shown/${token}`, { headers });
  await reply.arrayBuffer();
  if (reply.status !== status) throw new Error(`A link was answered with ${reply.status}, not ${status}.`);
  return reply;
}

/** Medians in milliseconds. Each round asks for all kinds, and each kind is first equally often. */
async function measure(kinds: readonly (readonly [name: string, work: () => Promise<unknown>])[]) {
  const times = new Map(kinds.map(([name]) => [name, [] as number[]]));
  for (let turn = 0; turn < warmUps + rounds; turn++)
    for (const place of kinds.keys()) {
      const [name, work] = kinds[(turn + place) % kinds.length] as (typeof kinds)[number];
      const milliseconds = await timed(work);
      if (turn >= warmUps) times.get(name)?.push(milliseconds);
    }
  return [...times].map(([name, all]) => ({ name, median: median(all) }));
}

export async function shownSkyRows(): Promise<Row[]> {
  const running = await startServer([stars]);
  try {
    const cookie = await running.signIn(stars);
    const [live, revoked, ended] = [
      await createLink(running, cookie),
      await createLink(running, cookie),
      await createLink(running, cookie),
    ];
    await revokeLink(running, cookie, revoked);
    end(running, ended);
    const sky = await ask(running, live.token, 200);
    const etag = { "if-none-match": sky.headers.get("etag") ?? "" };
    const picture = await timed(async () =>
      (await fetch(`${running.server.url}/s/${live.token}/picture.png`)).arrayBuffer(),
    );
    const refuse = (token: string) => () => ask(running, token, 404);
    const refusals = await measure([
      ...([
        ["unknown", refuse("x".repeat(43))],
        ["malformed", refuse("%F0%9F%8C%8C")],
      ] as const),
      ...([
        ["revoked", refuse(revoked.token)],
        ["ended", refuse(ended.token)],
      ] as const),
    ]);
    const [unchanged, own] = await measure([
      ["unchanged", () => ask(running, live.token, 304, etag)],
      ["own", () => pollOwn(running, cookie)],
    ]);
    const medians = refusals.map((refusal) => refusal.median);
    const apart = (Math.max(...medians) / Math.min(...medians) - 1) * 100;
    return [
      {
        ...limit("Refused links of shown skies apart, medians", apart, "%", { atMost: 5 }),
        against: `${refusals.map(({ name, median: ms }) => `${name} ${round(ms)}`).join(", ")} ms`,
      },
      compare({
        what: "Unchanged shown sky of 5,000 stars, median",
        figure: unchanged?.median ?? Number.NaN,
        against: "its owner's unchanged poll",
        peer: own?.median ?? Number.NaN,
        ...{ goal: { atMost: 2 } },
      }),
      limit("First preview picture of 5,000 stars, in a thread of its own", picture, "ms", { atMost: 5_000 }),
    ];
  } finally {
    await running.close();
  }
}
