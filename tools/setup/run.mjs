/** Runs another program and collects its output. */

import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root folder of the clone. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Prints one short line of progress. @param {string} line */
export function report(line) {
  process.stdout.write(`${line}\n`);
}

/** The environment without the clone's own programs on the PATH, because an installation replaces them while it runs. */
export function hostEnvironment() {
  const nodeModules = join(root, "node_modules");
  const folders = (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => !folder.startsWith(nodeModules));
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
