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
  findPython,
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

/** The packages of each program that the tests need. */
const packagesOf = {
  chromium: ["chromium"],
  postgres: ["postgresql"],
  curl: ["curl"],
  python: ["python3", "python3-jinja2", "python3-yaml"],
};

/** @param {Record<keyof typeof packagesOf, boolean>} found */
export const missingPackages = (found) =>
  Object.entries(packagesOf).flatMap(([name, packages]) =>
    found[/** @type {keyof typeof packagesOf} */ (name)] ? [] : packages,
  );

/**
 * Adds the headless shell to `packages` when they include the browser, because the tests also run without it.
 * @param {string[]} packages
 * @param {boolean} hasShell
 */
export const withHeadlessShell = (packages, hasShell) =>
  packages.includes("chromium") && !hasShell ? [...packages, "chromium-headless-shell"] : packages;

/** What the recipes of docs/programs.md run with. */
const findRecipePrograms = () => ({ curl: findProgram(["curl"]) !== null, python: findPython() !== null });

export async function installTestPrograms() {
  const packages = missingPackages({
    chromium: (await findAnyChromium()) !== null,
    postgres: findPostgres() !== null,
    ...findRecipePrograms(),
  });
  if (packages.length === 0) return;
  const { output } = await installSystemPackages(packages);
  if (!findPostgres())
    throw new SetupError(
      "The tests need a PostgreSQL server: install the package postgresql (or set POSTGRES_BIN to the folder with initdb and postgres) and try again.",
      output,
    );
  if (Object.values(findRecipePrograms()).includes(false))
    throw new SetupError(
      "The tests need curl, and a python3 with the packages jinja2 and yaml: install the packages curl, python3, python3-jinja2 and python3-yaml and try again.",
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
 * Installs the programs of a check that is left out where one is missing, by the package that has each. Returns the
 * missing ones.
 * @param {Readonly<Record<string, string>>} programs
 */
async function installOptional(programs) {
  const missing = () => Object.keys(programs).filter((program) => !findProgram([program]));
  const packages = missing().map((program) => programs[program] ?? "");
  if (packages.length > 0) await installSystemPackages(packages);
  return missing();
}

export const installContainerPrograms = () =>
  installOptional({ podman: "podman", debootstrap: "debootstrap" });

/** Debian's Patroni speaks to etcd by a package of its own. */
export async function installClusterPrograms() {
  if (!findProgram(["patroni"])) await installSystemPackages(["patroni", "python3-etcd"]);
  return installOptional({ patroni: "patroni", etcd: "etcd-server", ip: "iproute2", setpriv: "util-linux" });
}
