/**
 * `npm run bench`: measures everything and prints one table, also when a group fails. Arguments select groups by name, or
 * by how names begin. It ends by itself within 40 minutes, and says what it has not measured by then.
 */

import { groups } from "./groups.ts";
import { machineSpeed } from "./machine.ts";
import { measureGroup } from "./measure-group.ts";
import { formatTable, type Row } from "./table.ts";

const minute = 60_000;
const limitMs = 40 * minute;
/** A group that takes longer says so in its rows. */
const longMs = 2 * minute;

/** The groups whose names are `name` or begin with it, such as all of "page". */
const groupsOf = (name: string) =>
  Object.keys(groups).filter((group) => group === name || group.startsWith(`${name}-`));

const asked = process.argv.slice(2);
const unknown = asked.find((name) => groupsOf(name).length === 0);
if (unknown !== undefined) {
  console.error(`There is no group "${unknown}": choose from ${Object.keys(groups).join(", ")}.`);
  process.exit(1);
}
const chosen = asked.length > 0 ? [...new Set(asked.flatMap(groupsOf))] : Object.keys(groups);

const withDuration = (ms: number) => (row: Row) =>
  ms > longMs ? { ...row, what: `${row.what} (${Math.ceil(ms / minute)} minutes)` } : row;

console.log(await machineSpeed());
const rows: Row[] = [];
const unmeasured: string[] = [];
for (const name of chosen) {
  const leftMs = limitMs - performance.now();
  if (leftMs <= 0) {
    unmeasured.push(name);
    continue;
  }
  console.error(`Measuring ${name}…`);
  const startedAt = performance.now();
  try {
    const measured = await measureGroup(name, leftMs);
    const ms = performance.now() - startedAt;
    console.error(`  ${Math.round(ms / 1000)} s`);
    rows.push(...measured.map(withDuration(ms)));
  } catch (error) {
    // The figures of the other groups took long to measure.
    console.error(`The group "${name}" failed:`, error);
    unmeasured.push(name);
  }
}
console.log(formatTable(rows));
if (unmeasured.length > 0) {
  console.log(`Not measured: ${unmeasured.join(", ")}.`);
  process.exitCode = 1;
}
