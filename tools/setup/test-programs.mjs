/** Installs the browser and the servers for the tests, if they are missing and the system permits it. */

import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  findCaddy,
  findChromium,
  findHeadlessShell,
  findNginx,
  findPgbouncer,
  findPostgres,
  findProgram,
  findPromtool,
} from "./programs.mjs";
import { report, root, run } from "./run.mjs";
import { SetupError } from "./setup-error.mjs";

/** @typedef {readonly string[]} Command */

/**
 * The command for apt-get, or null if it is missing or would ask for a password.
 * @returns {Promise<Command | null>}
 */
async function findAptGet() {
  if (!findProgram(["apt-get"])) return null;
  const apt = [
    "env",
    "DEBIAN_FRONTEND=noninteractive",
    "apt-get",
    "-qq",
    "-y",
    "-o",
    "DPkg::Lock::Timeout=120",
  ];
  if (process.getuid?.() === 0) return apt;
  const sudo = await run("sudo", ["-n", "true"]);
  return sudo.status === 0 ? ["sudo", "-n", ...apt] : null;
}

/** @param {Command} command @param {string[]} more */
const runCommand = ([program = "", ...options], ...more) => run(program, [...options, ...more]);

/** @param {string[]} packages */
async function installSystemPackages(packages) {
  const apt = await findAptGet();
  if (!apt) return { output: "" };
  report(`Installing ${packages.join(" and ")} for the tests…`);
  // If the update fails, the second command reports the cause, so the result of the first is ignored.
  await runCommand(apt, "update");
  const all = withHeadlessShell(packages, findHeadlessShell() !== null);
  const installed = await runCommand(apt, "install", ...all);
  // A distribution without the package of the headless shell installs nothing.
  return installed.status === 0 || all === packages ? installed : runCommand(apt, "install", ...packages);
}

/** Playwright's own build of Chromium, for systems without a package. */
async function findPlaywrightChromium() {
  const { chromium } = await import("@playwright/test");
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

async function downloadChromium() {
  report("Downloading Chromium for the tests…");
  return run(process.execPath, [
    join(root, "node_modules", "@playwright", "test", "cli.js"),
    "install",
    "chromium",
  ]);
}

const findAnyChromium = async () => findChromium() ?? (await findPlaywrightChromium());

/** @param {boolean} hasChromium @param {boolean} hasPostgres */
export function missingPackages(hasChromium, hasPostgres) {
  return [...(hasChromium ? [] : ["chromium"]), ...(hasPostgres ? [] : ["postgresql"])];
}

/**
 * Adds the headless shell to `packages` when they include the browser, because the tests also run without it.
 * @param {string[]} packages
 * @param {boolean} hasShell
 */
export const withHeadlessShell = (packages, hasShell) =>
  packages.includes("chromium") && !hasShell ? [...packages, "chromium-headless-shell"] : packages;

export async function installTestPrograms() {
  const packages = missingPackages((await findAnyChromium()) !== null, findPostgres() !== null);
  if (packages.length === 0) return;
  const { output } = await installSystemPackages(packages);
  if (!findPostgres())
    throw new SetupError(
      "The tests need a PostgreSQL server: install the package postgresql (or set POSTGRES_BIN to the folder with initdb and postgres) and try again.",
      output,
    );
  if (await findAnyChromium()) return;
  await downloadChromium();
  if (!(await findAnyChromium()))
    throw new SetupError(
      "The tests need a Chromium and none could be downloaded: install the package chromium (or set CHROMIUM to the path of one) and try again.",
      output,
    );
}

/**
 * Installs the programs of `npm run test:long`, by package: the proxies, the connection pooler and Prometheus' checker.
 */
export async function installLongTestPrograms() {
  const programs = { nginx: findNginx, caddy: findCaddy, pgbouncer: findPgbouncer, prometheus: findPromtool };
  const missing = () => Object.entries(programs).flatMap(([name, find]) => (find() ? [] : [name]));
  const packages = missing();
  if (packages.length === 0) return;
  const { output } = await installSystemPackages(packages);
  const [name] = missing();
  if (name)
    throw new SetupError(`The long tests need ${name}: install the package ${name} and try again.`, output);
}

/**
 * Installs the programs of the checks of containers, which are left out where a program is missing. Returns the
 * missing ones.
 */
export async function installContainerPrograms() {
  const missing = () => ["podman", "debootstrap"].filter((program) => !findProgram([program]));
  const packages = missing();
  if (packages.length > 0) await installSystemPackages(packages);
  return missing();
}
