/** Applies the weakening that the environment names, while Vitest reads the source. */

import { join } from "node:path";
import type { Plugin } from "vite";
import { weakenings } from "./list.ts";
import { variable } from "./weakening.ts";

const root = join(import.meta.dirname, "../..");

/** No plugin when the environment names none, as in every run but those of `weakened.long.test.ts`. */
export function weakened(): Plugin[] {
  const name = process.env[variable];
  if (!name) return [];
  const weakening = weakenings.find(({ weakness }) => weakness === name);
  if (!weakening) throw new Error(`${variable} names no weakening: ${name}`);
  const transform = (code: string, id: string) => {
    const changes = weakening.changes.filter(({ file }) => id.split("?")[0] === join(root, file));
    return changes.reduce((text, { find, replace }) => text.replace(find, () => replace), code);
  };
  return [{ name: "weakened", enforce: "pre", transform }];
}
