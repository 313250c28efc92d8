import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod";

const root = join(import.meta.dirname, "..", "..");

const lockedPackage = z.object({
  integrity: z.string().optional(),
  inBundle: z.boolean().optional(),
  resolved: z.string().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
const lockfile = z.object({ packages: z.record(z.string(), lockedPackage) });

const { packages } = lockfile.parse(JSON.parse(await readFile(join(root, "package-lock.json"), "utf8")));

/** The paths at which npm can have installed a dependency of the package at `path`: inside it, or nearer to the root. */
function possiblePaths(name: string, path: string): string[] {
  const above = path.lastIndexOf("/node_modules/");
  const here = `${path === "" ? "" : `${path}/`}node_modules/${name}`;
  return path === "" ? [here] : [here, ...possiblePaths(name, above < 0 ? "" : path.slice(0, above))];
}

// npm leaves out optional packages that the registry lacks at that time, and then refuses to install from that lock file.
test("the lock file contains the packages of every platform", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !possiblePaths(name, path).some((possible) => possible in packages),
    ),
  );
  expect(missing).toEqual([]);
});

test("the lock file has a hash for each package and no address of a registry", () => {
  for (const [path, { integrity, inBundle, resolved }] of Object.entries(packages)) {
    expect(resolved, path).toBeUndefined();
    if (path !== "" && !inBundle) expect(integrity, path).toMatch(/^sha512-/);
  }
});

test("package.json has exact versions", async () => {
  const manifest = z
    .object({
      dependencies: z.record(z.string(), z.string()),
      devDependencies: z.record(z.string(), z.string()),
    })
    .parse(JSON.parse(await readFile(join(root, "package.json"), "utf8")));
  for (const version of Object.values({ ...manifest.dependencies, ...manifest.devDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});
