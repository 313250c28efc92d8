import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { formatNotices, readNotices } from "./notices.mjs";

const root = join(import.meta.dirname, "..", "..");
const read = (path: string) => readFile(join(root, path), "utf8");

const lockedPackage = z.object({ license: z.string().optional() });
const { packages } = z
  .object({ packages: z.record(z.string(), lockedPackage) })
  .parse(JSON.parse(await read("package-lock.json")));

/** Licences (SPDX) under which a package may be used, served to browsers and given to others with this project. */
const allowed = new Set([
  ...["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BlueOak-1.0.0"],
  "Unlicense",
  // Licence of fonts.
  "OFL-1.1",
  // The conditions of MPL-2.0 are for changed files, and no file of a package is changed.
  "MPL-2.0",
]);

/** Packages whose manifest names no licence, with what the file LICENSE in them says. */
const readByHand: Readonly<Record<string, string>> = { jstat: "MIT" };

const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

/** Understands `A`, `A OR B` and `A AND B`, as all packages so far have them. */
function isAllowed(expression: string): boolean {
  const bare = expression.replace(/[()]/g, "");
  const choices = bare.split(/ or /i);
  return choices.some((choice) => choice.split(/ and /i).every((licence) => allowed.has(licence.trim())));
}

test("every package of the lock file has an allowed licence", () => {
  const refused = Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, { license }]) => ({ path, licence: license ?? readByHand[nameOf(path)] ?? "none" }))
    .filter(({ licence }) => !isAllowed(licence));
  expect(refused).toEqual([]);
});

test.each([
  ["MIT OR GPL-3.0-only", true],
  ["(MIT AND ISC)", true],
  ["MIT and GPL-3.0-only", false],
  ["GPL-3.0-only", false],
  ["", false],
])("the licence %j is allowed: %s", (expression, expected) => {
  expect(isAllowed(expression)).toBe(expected);
});

test("every package of package.json has its reason in decision 2", async () => {
  const manifest = z
    .object({
      dependencies: z.record(z.string(), z.string()),
      devDependencies: z.record(z.string(), z.string()),
    })
    .parse(JSON.parse(await read("package.json")));
  const decision = await read("docs/decisions/0002-dependencies.md");
  const unexplained = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    // The types of a package belong to it.
    .map((name) => name.replace(/^@types\/(?!node$)/, ""))
    .filter((name) => !decision.includes(`\`${name}\``));
  expect(unexplained).toEqual([]);
});

describe("licences.txt, which the build writes", () => {
  const notices = readNotices(root);
  const text = formatNotices("The licence of the product", notices);
  const named = new Set(notices.map(({ name }) => name));

  test("names what the client imports, what that depends on, fonts, and nothing of the server alone", () => {
    const direct = ["react", "radix-ui", "tailwindcss", "workbox-precaching", "mediabunny", "lucide-react"];
    const fonts = ["@fontsource-variable/figtree", "@fontsource-variable/fraunces"];
    const indirect = ["scheduler", "@radix-ui/react-dialog", "workbox-core"];
    for (const name of [...direct, ...fonts, ...indirect]) expect(named).toContain(name);
    for (const name of ["fastify", "kysely", "vite", "vitest", "@types/react"])
      expect(named).not.toContain(name);
  });

  test("has the text of every licence, or says that the package has none", () => {
    expect(text).toContain("The licence of the product");
    for (const { name, version, text: licence } of notices) {
      expect(text).toContain(`${name} ${version} (`);
      expect([name, text.includes(licence)]).toEqual([name, true]);
    }
    const silent = notices.filter(({ text }) => text.includes("no file with its licence"));
    expect(silent.map(({ name }) => name)).toEqual(["react-remove-scroll-bar", "wouter"]);
    expect(text).toContain("SIL OPEN FONT LICENSE");
  });

  test("says a text that several packages share once", () => {
    const shared = [
      { name: "one", version: "1.0.0", licence: "MIT", text: "The shared text" },
      { name: "two", version: "2.0.0", licence: "MIT", text: "The shared text" },
    ];
    const formatted = formatNotices("", shared);
    expect(formatted).toContain("one 1.0.0 (MIT)\ntwo 2.0.0 (MIT)");
    expect(formatted.split("The shared text")).toHaveLength(2);
  });
});
