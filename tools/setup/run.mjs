/** Runs another program and keeps what it says. */

import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the clone. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** One short line of progress. @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** The environment without the clone's own programs, which an installation replaces while it runs. */
export function hostEnvironment() {
  const own = join(root, "node_modules");
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => !folder.startsWith(own));
  return { ...process.env, PATH: folders.join(delimiter) };
}

/**
 * Resolves when the program has ended; `status` is null when it could not be started or was killed.
 * @param {string} program
 * @param {readonly string[]} options
 * @param {Record<string, string | undefined>} environment
 * @returns {Promise<{ status: number | null, output: string, isMissing: boolean }>}
 */
export function run(program, options, environment = process.env) {
  return new Promise((resolve) => {
    const child = spawn(program, options, { cwd: root, env: environment, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (text) => (output += text));
    child.stderr.on("data", (text) => (output += text));
    child.on("error", (error) =>
      resolve({ status: null, output: error.message, isMissing: "code" in error && error.code === "ENOENT" }),
    );
    child.on("close", (status) => resolve({ status, output, isMissing: false }));
  });
}
