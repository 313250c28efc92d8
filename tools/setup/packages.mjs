/** Installs the npm packages of package-lock.json when packages are missing or have other versions. */

import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hostEnvironment, report, root, run } from "./run.mjs";
import { SetupError } from "./setup-error.mjs";

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }} LockedPackage */
/** @typedef {Record<string, LockedPackage>} LockedPackages */

/** @param {string} path @returns {LockedPackages | null} */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8")).packages;
  } catch {
    return null;
  }
}

/**
 * Compares npm's record of the installed packages with the lock file. Optional packages, which are for other
 * platforms, may be absent.
 * @param {LockedPackages} wanted
 * @param {LockedPackages} installed
 */
export function isSame(wanted, installed) {
  for (const [path, { version, integrity, optional }] of Object.entries(wanted)) {
    const present = installed[path];
    if (!present && path !== "" && !optional) return false;
    if (present && (present.version !== version || present.integrity !== integrity)) return false;
  }
  return Object.keys(installed).every((path) => path in wanted);
}

/**
 * The packages of `npm ci --omit=dev`.
 * @param {LockedPackages} locked
 * @returns {LockedPackages}
 */
export const withoutDevelopment = (locked) =>
  Object.fromEntries(Object.entries(locked).filter(([, { dev, devOptional }]) => !dev && !devOptional));

/** @param {(locked: LockedPackages) => LockedPackages} [choose] which of the locked packages are wanted */
function isInstalled(choose = (locked) => locked) {
  const wanted = readLock(join(root, "package-lock.json"));
  const installed = readLock(join(root, "node_modules", ".package-lock.json"));
  if (!wanted)
    throw new SetupError("package-lock.json is missing or broken: get it back from the repository.");
  return (
    installed !== null &&
    isSame(choose(wanted), installed) &&
    Object.keys(installed).every((path) => existsSync(join(root, path, "package.json")))
  );
}

const unreachable =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/;

/**
 * Explains a failed `npm ci` to the person who started it.
 * @param {{ output: string, isMissing: boolean }} result
 */
export function explainFailedInstall({ output, isMissing }) {
  if (isMissing) return new SetupError("npm was not found: install npm, which comes with Node.js.");
  if (unreachable.test(output))
    return new SetupError(
      "The packages cannot be downloaded because the npm registry does not answer: connect to the network and try again.",
    );
  if (/\bENOSPC\b/.test(output)) return new SetupError("The disk is full: free some space and try again.");
  if (/\b(EACCES|EPERM|EROFS)\b/.test(output)) {
    const place = /^npm error path (.+)$/m.exec(output)?.[1] ?? root;
    return new SetupError(`npm may not write to ${place}: give this user the right to, and try again.`);
  }
  return new SetupError("npm could not install the packages, for the reason above.", output);
}

/** The commands of an operator also run on an installation without development packages, such as a container's. */
export async function installMissingPackages() {
  if (!isInstalled(withoutDevelopment)) await installPackages();
}

export async function installPackages() {
  if (isInstalled()) return;
  accessSync(root, constants.W_OK);
  report("Installing packages…");
  // The build needs the development packages even when NODE_ENV is "production".
  const fewRetries = ["--fetch-retries=1", "--fetch-retry-mintimeout=1000"];
  const result = await run(
    "npm",
    ["ci", "--include=dev", "--loglevel=error", ...fewRetries],
    hostEnvironment(),
  );
  if (result.status !== 0) throw explainFailedInstall(result);
}
