/** Finds the programs that tests need and npm does not bring: a Chromium and a PostgreSQL server. */

import { accessSync, constants, readdirSync, realpathSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

/** @typedef {Record<string, string | undefined>} Environment */

const chromiumNames = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const chromiumPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Folders that hold one folder for each installed PostgreSQL version: Debian, Homebrew on ARM and on Intel, Red Hat. */
const postgresRoots = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt", "/usr"];

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {Environment} environment */
const pathFolders = (environment) => (environment.PATH ?? "").split(delimiter).filter(Boolean);

/**
 * The first of these programs that is on the PATH, or null.
 * @param {readonly string[]} names
 * @param {Environment} environment
 */
export function findProgram(names, environment = process.env) {
  const places = pathFolders(environment).flatMap((folder) => names.map((name) => join(folder, name)));
  return places.find(isProgram) ?? null;
}

/**
 * The system's Chromium, or null. `CHROMIUM` names one that is somewhere else.
 * @param {Environment} environment
 */
export function findChromium(environment = process.env, elsewhere = chromiumPlaces) {
  if (environment.CHROMIUM) return isProgram(environment.CHROMIUM) ? environment.CHROMIUM : null;
  return findProgram(chromiumNames, environment) ?? elsewhere.find(isProgram) ?? null;
}

/** @param {string} root */
function versionFolders(root) {
  try {
    const versions = readdirSync(root).filter((name) => /^(\d+|postgresql(@\d+)?|pgsql-\d+)$/.test(name));
    return versions
      .sort((one, other) => other.localeCompare(one, "en", { numeric: true }))
      .map((version) => join(root, version, "bin"));
  } catch {
    return [];
  }
}

/** @param {string} folder */
function isPostgresFolder(folder) {
  return ["initdb", "postgres"].every((name) => isProgram(join(folder, name)));
}

/** @param {string} folder */
function realFolder(folder) {
  const program = join(folder, "initdb");
  return isProgram(program) ? dirname(realpathSync(program)) : folder;
}

/**
 * The folder with a PostgreSQL server's programs, or null. `POSTGRES_BIN` names one that is somewhere else.
 * @param {Environment} environment
 */
export function findPostgres(environment = process.env, roots = postgresRoots) {
  const places = environment.POSTGRES_BIN
    ? [environment.POSTGRES_BIN]
    : [...pathFolders(environment).map(realFolder), ...roots.flatMap(versionFolders)];
  return places.find(isPostgresFolder) ?? null;
}
