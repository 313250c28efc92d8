/** The licences of the libraries and fonts that the built client contains, as one text for its readers. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "./list-files.mjs";

/**
 * @typedef {{ version?: string, license?: string, dependencies?: Record<string, string> }} LockedPackage
 * @typedef {{ readonly name: string, readonly version: string, readonly licence: string, readonly text: string }} Notice
 */

const sources = ["client", "domain"];
const isSource = (/** @type {string} */ path) => /\.(tsx?|css)$/.test(path) && !/\.test\.tsx?$/.test(path);
const specifiers = /(?:\bfrom |\bimport |\bimport\(|@import |\burl\()"([^."/#][^"]*)"/g;
const licenceFile = /^(licen[cs]e|copying|notice)/i;

/** @param {string} specifier */
const packageOf = (specifier) => specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");

/**
 * The packages that the client's sources name, whether or not the build keeps anything of them.
 * @param {string} root
 * @returns {Set<string>}
 */
function importedPackages(root) {
  const paths = sources.flatMap((folder) => listFiles(join(root, folder))).filter(isSource);
  const texts = paths.map((path) => readFileSync(path, "utf8"));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(specifiers)].map(([, name = ""]) => packageOf(name))),
  );
}

/**
 * Where Node finds `name` from the package in `from`, as a path of the lock file.
 * @param {Record<string, LockedPackage>} locked @param {string} name @param {string} from
 * @returns {string | null} null for an optional package that is not installed
 */
function locate(locked, name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    const path = `${folder && `${folder}/`}node_modules/${name}`;
    if (path in locked) return path;
    if (folder === "") return null;
  }
}

/** @param {string} folder @returns {string} the text of every licence file, one after the other */
function licenceText(folder) {
  const names = readdirSync(folder).filter((name) => licenceFile.test(name));
  return names.map((name) => readFileSync(join(folder, name), "utf8").trim()).join("\n\n");
}

/** @param {string} root @param {string} path @param {LockedPackage} locked @returns {Notice} */
function noticeOf(root, path, { version = "", license }) {
  const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
  const { author } = JSON.parse(readFileSync(join(root, path, "package.json"), "utf8"));
  const holder = typeof author === "string" ? author : (author?.name ?? `the authors of ${name}`);
  const text =
    licenceText(join(root, path)) || `Copyright (c) ${holder}\n\nThe package has no file with its licence.`;
  return { name, version, licence: license ?? "see below", text };
}

/**
 * The notices of each package that the client's sources import, and of all that these depend on: that may be more than
 * the build contains, and never less.
 * @param {string} root the folder of package-lock.json and node_modules
 * @returns {Notice[]} by name
 */
export function readNotices(root) {
  /** @type {Record<string, LockedPackage>} */
  const locked = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  const found = new Set([...importedPackages(root)].map((name) => locate(locked, name, "")));
  // Types are not in the build.
  for (const path of found)
    for (const name of Object.keys((path !== null && locked[path]?.dependencies) || {}))
      if (path !== null && !name.startsWith("@types/")) found.add(locate(locked, name, path));
  const paths = [...found].filter((path) => path !== null).sort();
  return paths.map((path) => noticeOf(root, path, locked[path] ?? {}));
}

const line = "-".repeat(80);
const intro =
  "Its pages contain the work of others, under the following licences. The source of each is the npm package of its name and version.";

/**
 * Says each text once, below the names of all that have it.
 * @param {string} ownLicence
 * @param {readonly Notice[]} notices
 */
export function formatNotices(ownLicence, notices) {
  /** @type {Map<string, string[]>} */
  const namesByText = new Map();
  for (const { name, version, licence, text } of notices) {
    const names = namesByText.get(text) ?? [];
    namesByText.set(text, [...names, `${name} ${version} (${licence})`]);
  }
  const parts = [...namesByText].map(([text, names]) => `${line}\n${names.join("\n")}\n${line}\n\n${text}\n`);
  return [`Mood Universe\n\n${ownLicence.trim()}\n\n${intro}\n`, ...parts].join("\n");
}
