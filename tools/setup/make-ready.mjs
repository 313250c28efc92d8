/** The steps that make a clone ready, in order; each costs a few milliseconds when there is nothing to do. */

import { CannotGoOn, explainFileError } from "./cannot-go-on.mjs";
import { buildClient } from "./client-build.mjs";
import { installPackages } from "./packages.mjs";
import { checkPinnedNode } from "./pinned-node.mjs";
import { installTestPrograms } from "./test-programs.mjs";

const steps = {
  packages: [installPackages, checkPinnedNode],
  start: [installPackages, checkPinnedNode, buildClient],
  test: [installPackages, checkPinnedNode, buildClient, installTestPrograms],
};

/**
 * @param {string | undefined} purpose
 * @returns {Promise<number>} the exit code
 */
export async function makeReady(purpose) {
  const chosen = Object.entries(steps).find(([name]) => name === purpose)?.[1];
  if (!chosen) throw new TypeError(`Say what for: ${Object.keys(steps).join(", ")}.`);
  try {
    for (const step of chosen) await step();
    return 0;
  } catch (error) {
    const reason = error instanceof CannotGoOn ? error : explainFileError(error);
    if (!reason) throw error;
    if (reason.output) process.stderr.write(`${reason.output.trimEnd()}\n`);
    process.stderr.write(`${reason.message}\n`);
    return 1;
  }
}
