/**
 * The server, which kills itself with the first change of a universe: where the change is stored (`before`), or when it is
 * stored, but not yet told (`after`). Only tests start it.
 */

import { StatementSync } from "node:sqlite";
import pg from "pg";
import { serve } from "../server/serve.ts";

const [, , when] = process.argv;
const change = `update "users" set "revision"`;

/** The connections with a change that is not stored yet: a job beside it commits on another one. */
const changing = new WeakSet();

const die = () => process.kill(process.pid, "SIGKILL");

/**
 * @param {object} connection
 * @param {string} text
 * @param {() => unknown} run
 */
function watch(connection, text, run) {
  if (text.startsWith(change)) changing.add(connection);
  const isCommit = changing.has(connection) && text.toLowerCase() === "commit";
  if (isCommit && when === "before") die();
  const result = run();
  if (isCommit) void Promise.resolve(result).then(die);
  return result;
}

/** @type {any} */
const statements = StatementSync.prototype;
for (const name of ["run", "all"]) {
  const { [name]: original } = statements;
  /** @param {unknown[]} parameters */
  statements[name] = function (...parameters) {
    return watch(statements, this.sourceSQL, () => original.apply(this, parameters));
  };
}

/** @type {any} */
const client = pg.Client.prototype;
const { query } = client;
/** @param {any[]} parameters */
client.query = function (...parameters) {
  const [text] = parameters;
  return watch(this, typeof text === "string" ? text : (text?.text ?? ""), () =>
    query.apply(this, parameters),
  );
};

await serve();
