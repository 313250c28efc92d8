/** Reads the commands of docs/hosting.md. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";

export const hostingPage = join(import.meta.dirname, "../../docs/hosting.md");

export type Commands = {
  /** The heading above. */
  readonly section: string;
  readonly script: string;
  readonly runs: "on the host" | "with podman" | "not";
};

const places: Record<string, Commands["runs"]> = { "<!-- runs: with podman -->": "with podman" };

/** A comment on the line before the fence says where commands run, or why they do not. */
function placeOf(line: string): Commands["runs"] {
  if (line.startsWith("<!-- not run: ")) return "not";
  return places[line] ?? "on the host";
}

/** Every block of commands, in the order of the page. */
export function readCommands(page: string): Commands[] {
  const found: Commands[] = [];
  const lines = page.split("\n");
  let section = "";
  let startedAt: number | null = null;
  for (const [n, line] of lines.entries()) {
    if (startedAt === null && line.startsWith("#")) section = line.replace(/^#+ /, "");
    if (line === "```sh") startedAt = n + 1;
    else if (line === "```" && startedAt !== null) {
      const script = lines.slice(startedAt, n).join("\n");
      found.push({ section, script, runs: placeOf(lines[startedAt - 2] ?? "") });
      startedAt = null;
    }
  }
  return found;
}

export const readHostingPage = async () => readCommands(await readFile(hostingPage, "utf8"));
