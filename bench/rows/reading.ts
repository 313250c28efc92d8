/** The cost of reading the stars: an unchanged poll of the feed of changes, and the full list. */

import { changesForm } from "#domain/records/changes.ts";
import { inTurn } from "../measure.ts";
import { loadServer } from "../processes.ts";
import { type RunningServer, startBareFastify, startServer } from "../running-server.ts";
import { compare, type Row } from "../table.ts";

const listPath = "/api/mood-entries";
const feedPath = `/api/changes?form=${changesForm}`;
const defaultLoad = { connections: 20, milliseconds: 1_500 };

async function readerOf({ server, signIn }: RunningServer, stars: number) {
  const cookie = await signIn(stars);
  const cookies = [cookie];
  while (cookies.length < defaultLoad.connections) cookies.push(await signIn(stars));
  const list = await fetch(server.url + listPath, { headers: { cookie } });
  const feed = await fetch(server.url + feedPath, { headers: { cookie } });
  const { revision } = (await feed.json()) as { revision: number };
  return {
    cookie,
    /** A session for each connection. */
    cookies,
    etag: feed.headers.get("etag") ?? "",
    text: await list.text(),
    pollPath: `${feedPath}&since=${revision}`,
  };
}

/** Makes as many programs of the same person, and reads the ETag of the feed as they do. */
async function programsOf({ server }: RunningServer, { cookies, cookie, pollPath }: Reader) {
  const headers = { cookie, "content-type": "application/json" };
  const tokens: string[] = [];
  for (const [at] of cookies.entries()) {
    const body = JSON.stringify({ name: `Program ${at}` });
    const made = await fetch(`${server.url}/api/account/tokens`, { method: "POST", headers, body });
    tokens.push(((await made.json()) as { token: string }).token);
  }
  const feed = await fetch(server.url + feedPath, { headers: { authorization: `Bearer ${tokens[0]}` } });
  return { tokens, etag: feed.headers.get("etag") ?? "", pollPath };
}

type Reader = Awaited<ReturnType<typeof readerOf>>;

export async function readingRows(): Promise<Row[]> {
  const running = await startServer([10, 100, 10_000]);
  const small = await readerOf(running, 10);
  const middle = await readerOf(running, 100);
  const great = await readerOf(running, 10_000);
  const bare = await startBareFastify(middle.text);
  const perSecond = async (load: Parameters<typeof loadServer>[0]) =>
    (await loadServer(load)).requestsPerSecond;
  type Poller = Pick<Reader, "etag" | "pollPath"> & {
    cookies?: readonly string[];
    tokens?: readonly string[];
  };
  const poll = ({ cookies = [], tokens = [], etag, pollPath }: Poller, path = pollPath) =>
    perSecond({
      ...defaultLoad,
      port: running.port,
      path,
      headers: { "if-none-match": etag },
      ...{ cookies, tokens },
      status: 304,
    });

  try {
    const [polls, barePolls] = await inTurn(
      () => poll(small),
      () => perSecond({ ...defaultLoad, port: bare.port, path: "/unchanged", status: 304 }),
      4,
    );
    const [feedPolls, listPolls] = await inTurn(
      () => poll(small),
      () => poll(small, listPath),
    );
    const programs = await programsOf(running, small);
    const [programPolls, personPolls] = await inTurn(
      () => poll(programs),
      () => poll(small),
      4,
    );
    const [greatPolls, smallPolls] = await inTurn(
      () => poll(great),
      () => poll(small),
    );
    const [lists, bareLists] = await inTurn(
      () =>
        perSecond({
          ...defaultLoad,
          port: running.port,
          path: listPath,
          headers: { cookie: middle.cookie },
          status: 200,
        }),
      () => perSecond({ ...defaultLoad, port: bare.port, path: "/list", status: 200 }),
    );
    return [
      compare({
        what: "Unchanged poll",
        figure: polls,
        against: "bare Fastify 304",
        peer: barePolls,
        goal: { atLeast: 0.5 },
      }),
      compare({
        what: "Unchanged poll",
        figure: feedPolls,
        against: "unchanged poll of the list",
        peer: listPolls,
        goal: { atLeast: 0.95 },
      }),
      compare({
        what: "Unchanged poll of a program",
        figure: programPolls,
        against: "unchanged poll of a session",
        peer: personPolls,
        goal: { atLeast: 0.95 },
      }),
      compare({
        what: "Unchanged poll, 10,000 entries",
        figure: 1e6 / greatPolls,
        against: "10 entries",
        peer: 1e6 / smallPolls,
        goal: { atMost: 1.2 },
      }),
      compare({
        what: "Full list of 100 entries",
        figure: lists,
        against: "bare Fastify, same bytes",
        peer: bareLists,
        goal: { atLeast: 0.35 },
      }),
    ];
  } finally {
    await bare.close();
    await running.close();
  }
}
