/** Finds the programs that the tests need and npm does not provide: Chromium, a PostgreSQL server, Python, proxies and pgbouncer. */

import { spawnSync } from "node:child_process";
import { accessSync, constants, readdirSync, realpathSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

/** @typedef {Record<string, string | undefined>} Environment */

const chromiumNames = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const chromiumPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Folders that hold one folder for each installed PostgreSQL version: Debian, Homebrew on ARM and on Intel, Red Hat. */
const postgresRoots = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt", "/usr"];

/** Folders of programs for administrators, which the PATH of other users can lack. */
const systemFolders = ["/usr/sbin", "/usr/local/sbin"];

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
 * Returns the path of the first of these programs that is on the PATH, or null.
 * @param {readonly string[]} names
 * @param {Environment} environment
 */
export function findProgram(names, environment = process.env) {
  const places = pathFolders(environment).flatMap((folder) => names.map((name) => join(folder, name)));
  return places.find(isProgram) ?? null;
}

/**
 * Returns the path of Chromium, or null. `CHROMIUM` overrides the search.
 * @param {Environment} environment
 */
export function findChromium(environment = process.env, otherPaths = chromiumPaths) {
  if (environment.CHROMIUM) return isProgram(environment.CHROMIUM) ? environment.CHROMIUM : null;
  return findProgram(chromiumNames, environment) ?? otherPaths.find(isProgram) ?? null;
}

/**
 * Returns the path of Chromium's headless shell, or null. It is not used when `CHROMIUM` is set.
 * @param {Environment} environment
 */
export function findHeadlessShell(environment = process.env) {
  if (environment.CHROMIUM) return null;
  return findProgram(["chromium-headless-shell"], environment);
}

/** @param {string} program */
const hasRecipePackages = (program) => spawnSync(program, ["-c", "import jinja2, yaml"]).status === 0;

/**
 * Returns the path of a Python with the packages that the recipes of docs/programs.md need, or null. The first one on the
 * PATH can be another than the one of the system, which gets these packages.
 * @param {Environment} environment
 * @param {readonly string[]} otherPaths
 */
export function findPython(environment = process.env, otherPaths = ["/usr/bin/python3"]) {
  const places = [findProgram(["python3"], environment) ?? "", ...otherPaths.filter(isProgram)];
  return places.find((place) => place !== "" && hasRecipePackages(place)) ?? null;
}

/** @param {string} name @param {Environment} environment @param {readonly string[]} folders */
const findSystemProgram = (name, environment, folders) =>
  findProgram([name], environment) ?? folders.map((folder) => join(folder, name)).find(isProgram) ?? null;

/**
 * Returns the path of nginx, or null.
 * @param {Environment} environment
 */
export const findNginx = (environment = process.env, folders = systemFolders) =>
  findSystemProgram("nginx", environment, folders);

/**
 * Returns the path of Caddy, or null.
 * @param {Environment} environment
 */
export const findCaddy = (environment = process.env) => findProgram(["caddy"], environment);

/**
 * Returns the path of pgbouncer, or null.
 * @param {Environment} environment
 */
export const findPgbouncer = (environment = process.env, folders = systemFolders) =>
  findSystemProgram("pgbouncer", environment, folders);

/**
 * Returns the path of promtool, which checks what Prometheus reads, or null.
 * @param {Environment} environment
 */
export const findPromtool = (environment = process.env) => findProgram(["promtool"], environment);

/** @param {string} root */
function versionFolders(root) {
  try {
    const versions = readdirSync(root).filter((name) => /^(\d+|postgresql(@\d+)?|pgsql-\d+)$/.test(name));
    return versions
      .sort((a, b) => b.localeCompare(a, "en", { numeric: true }))
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
 * Returns the folder with the programs of a PostgreSQL server, or null. `POSTGRES_BIN` overrides the search.
 * @param {Environment} environment
 */
export function findPostgres(environment = process.env, roots = postgresRoots) {
  const places = environment.POSTGRES_BIN
    ? [environment.POSTGRES_BIN]
    : [...pathFolders(environment).map(realFolder), ...roots.flatMap(versionFolders)];
  return places.find(isPostgresFolder) ?? null;
}
