/** The first load of a universe after a heavy import, as the server sends it. */

import { changesForm } from "#domain/records/changes.ts";
import { send } from "../cost/calls.ts";
import { startServer } from "../running-server.ts";
import { limit, type Row } from "../table.ts";

const stars = 100_000;
const headersOf = (cookie: string) => ({ cookie, "accept-encoding": "gzip, deflate, br, zstd" });

export async function firstLoadRows(): Promise<Row[]> {
  const running = await startServer([stars]);
  try {
    const headers = headersOf(await running.signIn(stars));
    const { bytes } = await send(running.port, { path: `/api/changes?form=${changesForm}`, headers });
    return [
      limit("First load of 100,000 entries on the wire, one response", bytes / 1_000_000, "MB", {
        atMost: 6,
      }),
    ];
  } finally {
    await running.close();
  }
}
