/** Makes sure that `node_modules/.bin/node`, which npm's commands find first, is the Node this project is written for. */

import { realpathSync } from "node:fs";
import { join } from "node:path";
import { CannotGoOn } from "./cannot-go-on.mjs";
import { root, run } from "./run.mjs";

const wanted = "v24.";

export const pinnedNode = join(root, "node_modules", ".bin", "node");

function isRunningThis() {
  try {
    return realpathSync(process.execPath) === realpathSync(pinnedNode);
  } catch {
    return false;
  }
}

export async function checkPinnedNode() {
  if (isRunningThis() && process.version.startsWith(wanted)) return;
  const { status, output } = await run(pinnedNode, ["--version"]);
  if (status === 0 && output.startsWith(wanted)) return;
  throw new CannotGoOn(
    "The Node 24 that the package `node` brings is missing or does not run here: allow its install script (npm's ignore-scripts must be off), remove node_modules and try again.",
    output,
  );
}
