/** Checks that `node_modules/.bin/node`, which npm scripts find first on their PATH, is the pinned version of Node. */

import { realpathSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./run.mjs";
import { SetupError } from "./setup-error.mjs";

const pinnedVersion = "v24.";

export const pinnedNode = join(root, "node_modules", ".bin", "node");

function isCurrentProcess() {
  try {
    return realpathSync(process.execPath) === realpathSync(pinnedNode);
  } catch {
    return false;
  }
}

export async function checkPinnedNode() {
  if (isCurrentProcess() && process.version.startsWith(pinnedVersion)) return;
  const { status, output } = await run(pinnedNode, ["--version"]);
  if (status === 0 && output.startsWith(pinnedVersion)) return;
  throw new SetupError(
    "The Node 24 that the package `node` brings is missing or does not run here: allow its install script (npm's ignore-scripts must be off), remove node_modules and try again.",
    output,
  );
}
