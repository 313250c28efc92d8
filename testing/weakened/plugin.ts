/** Applies the weakening that the environment names, while Vitest reads the source. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { VitestPluginContext } from "vitest/node";
import { weakenings } from "./list.ts";
import { variable } from "./weakening.ts";

const root = join(import.meta.dirname, "../..");

/** No plugin when the environment names none, as in every run but those of `weakened.long.test.ts`. */
export function weakened(): Plugin[] {
  const name = process.env[variable];
  if (!name) return [];
  const weakening = weakenings.find(({ weakness }) => weakness === name);
  if (!weakening) throw new Error(`${variable} names no weakening: ${name}`);
  const changed = new Set(weakening.changes.map(({ file }) => join(root, file)));
  const pathOf = (id: string) => id.split("?")[0] ?? "";
  const load = async (id: string) => {
    const path = pathOf(id);
    if (!changed.has(path)) return null;
    let source = await readFile(path, "utf8");
    for (const { file, find, replace } of weakening.changes) {
      if (join(root, file) !== path) continue;
      if (!source.includes(find)) throw new Error(`${file} does not contain: ${find}`);
      source = source.replace(find, () => replace);
    }
    return source;
  };
  // Vitest keeps what it has read on the disk, for every run with the same plugins.
  const configureVitest = ({ defineCacheKeyGenerator }: VitestPluginContext) =>
    defineCacheKeyGenerator(({ id }) => (changed.has(pathOf(id)) ? false : null));
  return [{ name: "weakened", enforce: "pre", load, configureVitest }];
}
