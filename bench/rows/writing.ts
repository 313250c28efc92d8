/** The cost of a star until it is on disk, and whether an acknowledged star is ever lost. */

import { inTurn } from "../measure.ts";
import { loadServer, runScript } from "../processes.ts";
import { startServer } from "../running-server.ts";
import { compare, limit, type Row } from "../table.ts";

const path = "/api/mood-entries";
const body = JSON.stringify({ emotion: "joy", intensity: 7, note: "Rain on the roof, nothing to do." });

export async function writingRows(): Promise<Row[]> {
  const running = await startServer([10]);
  const cookie = await running.signIn(10);
  const headers = { cookie, "content-type": "application/json" };
  let acknowledged = 10;
  try {
    const [post, insert] = await inTurn(
      async () => {
        const load = { port: running.port, path, method: "POST", headers, body, status: 201 } as const;
        const report = await loadServer({ ...load, connections: 1, milliseconds: 1_000 });
        acknowledged += report.answered;
        return report.medianMs;
      },
      async () => {
        const report = await runScript<{ medianMs: number }>("peers/bare-insert.ts", running.dataDir, "300");
        return report.medianMs;
      },
    );
    await running.server.kill();
    await running.server.start();
    const stored = await (await fetch(running.server.url + path, { headers: { cookie } })).json();
    return [
      compare({
        what: "POST of an entry, embedded",
        figure: post,
        against: "bare node:sqlite insert, as durable",
        peer: insert,
        goal: { atMost: 3 },
      }),
      limit(
        `Acknowledged entries lost by SIGKILL, of ${acknowledged}`,
        acknowledged - stored.length,
        "lost",
        {
          atMost: 0,
        },
      ),
    ];
  } finally {
    await running.close();
  }
}
