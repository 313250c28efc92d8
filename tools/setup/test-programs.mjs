/** Installs the browser and the database server that the tests need, where the system has none and lets us. */

import { existsSync } from "node:fs";
import { join } from "node:path";
import { CannotGoOn } from "./cannot-go-on.mjs";
import { findChromium, findPostgres, findProgram } from "./programs.mjs";
import { root, run, say } from "./run.mjs";

/** @typedef {readonly string[]} Command */

/**
 * How to call apt-get here, or null where there is none or it would ask for a password.
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
  say(`Installing ${packages.join(" and ")} for the tests…`);
  // Without a list of packages the second command says what is wrong, so the first one's result does not matter.
  await runCommand(apt, "update");
  return runCommand(apt, "install", ...packages);
}

/** Playwright's own build of Chromium, for systems whose packages have none. */
async function findPlaywrightChromium() {
  const { chromium } = await import("@playwright/test");
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

async function downloadChromium() {
  say("Downloading Chromium for the tests…");
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

export async function installTestPrograms() {
  const packages = missingPackages((await findAnyChromium()) !== null, findPostgres() !== null);
  if (packages.length === 0) return;
  const { output } = await installSystemPackages(packages);
  if (!findPostgres())
    throw new CannotGoOn(
      "The tests need a PostgreSQL server: install the package postgresql (or set POSTGRES_BIN to the folder with initdb and postgres) and try again.",
      output,
    );
  if (await findAnyChromium()) return;
  await downloadChromium();
  if (!(await findAnyChromium()))
    throw new CannotGoOn(
      "The tests need a Chromium and none could be downloaded: install the package chromium (or set CHROMIUM to the path of one) and try again.",
      output,
    );
}
