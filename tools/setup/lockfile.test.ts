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

/** Where npm may have put a package that the one at `path` asks for: beside it, or nearer to the root. */
function placesOf(name: string, path: string): string[] {
  const above = path.lastIndexOf("/node_modules/");
  const here = `${path === "" ? "" : `${path}/`}node_modules/${name}`;
  return path === "" ? [here] : [here, ...placesOf(name, above < 0 ? "" : path.slice(0, above))];
}

// npm leaves out what a registry did not have that day, and then refuses to install from its own lock file.
test("the lock file has the packages of every platform", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !placesOf(name, path).some((place) => place in packages),
    ),
  );
  expect(missing).toEqual([]);
});

test("the lock file knows the content of every package, and no registry's address", () => {
  for (const [path, { integrity, inBundle, resolved }] of Object.entries(packages)) {
    expect(resolved, path).toBeUndefined();
    if (path !== "" && !inBundle) expect(integrity, path).toMatch(/^sha512-/);
  }
});

test("package.json names exact versions", async () => {
  const manifest = z
    .object({
      dependencies: z.record(z.string(), z.string()),
      devDependencies: z.record(z.string(), z.string()),
    })
    .parse(JSON.parse(await readFile(join(root, "package.json"), "utf8")));
  for (const version of Object.values({ ...manifest.dependencies, ...manifest.devDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});
