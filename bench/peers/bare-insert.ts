/** Inserts rows of a star's length into SQLite without the server, syncs each to disk, and prints the median milliseconds. */

import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { median } from "../measure.ts";

const [folder, count] = process.argv.slice(2);
const database = new DatabaseSync(join(folder ?? "", "bare.sqlite"));
database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
database.exec("CREATE TABLE IF NOT EXISTS stars (id TEXT PRIMARY KEY, star TEXT) STRICT");
const insert = database.prepare("INSERT INTO stars VALUES (?, ?)");

const star = "s".repeat(200);
const latencies: number[] = [];
for (let row = 0; row < Number(count); row++) {
  const startedAt = performance.now();
  insert.run(crypto.randomUUID(), star);
  latencies.push(performance.now() - startedAt);
}
database.close();
console.log(JSON.stringify({ medianMs: median(latencies) }));
