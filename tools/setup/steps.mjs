/** The setup steps of a clone, in order. Each takes a few milliseconds when there is nothing to do. */

import { buildClient } from "./client-build.mjs";
import { installMissingPackages, installPackages } from "./packages.mjs";
import { checkPinnedNode } from "./pinned-node.mjs";
import { explainFileError, SetupError } from "./setup-error.mjs";
import { installLongTestPrograms, installTestPrograms } from "./test-programs.mjs";

const steps = {
  packages: [installPackages, checkPinnedNode],
  operate: [installMissingPackages, checkPinnedNode],
  start: [installPackages, checkPinnedNode, buildClient],
  test: [installPackages, checkPinnedNode, buildClient, installTestPrograms],
  long: [installPackages, checkPinnedNode, buildClient, installTestPrograms, installLongTestPrograms],
};

/**
 * @param {string | undefined} purpose
 * @returns {Promise<number>} the exit code
 */
export async function runSteps(purpose) {
  const selected = Object.entries(steps).find(([name]) => name === purpose)?.[1];
  if (!selected) throw new TypeError(`Name one purpose: ${Object.keys(steps).join(", ")}.`);
  try {
    for (const step of selected) await step();
    return 0;
  } catch (error) {
    const reason = error instanceof SetupError ? error : explainFileError(error);
    if (!reason) throw error;
    if (reason.output) process.stderr.write(`${reason.output.trimEnd()}\n`);
    process.stderr.write(`${reason.message}\n`);
    return 1;
  }
}
