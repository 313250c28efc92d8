import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readCommands, readHostingPage } from "./document.ts";

test("a block of commands belongs to the heading above, and a comment says where it runs", () => {
  const page = [
    "# Hosting",
    "## Here",
    "```sh",
    "# a comment of the shell",
    "ls",
    "```",
    "```yaml",
    "a: b",
    "```",
    "### There",
    "<!-- runs: with podman -->",
    "```sh",
    "podman ps",
    "```",
    "<!-- not run: it would end the world -->",
    "```sh",
    "exit",
    "```",
  ];
  expect(readCommands(page.join("\n"))).toEqual([
    { section: "Here", script: "# a comment of the shell\nls", runs: "on the host" },
    { section: "There", script: "podman ps", runs: "with podman" },
    { section: "There", script: "exit", runs: "not" },
  ]);
});

test("docs/hosting.md leaves out only what needs a public name, other machines or downloads", async () => {
  const notRun = (await readHostingPage()).filter(({ runs }) => runs === "not");
  expect(notRun.map(({ section }) => section)).toEqual([
    "From source",
    "A container",
    "nginx",
    "Moving to another host",
  ]);
});

const root = join(import.meta.dirname, "../..");
/** What the image decides, and a setting for load tests alone. */
const notForContainers = ["PORT", "HOST", "DATA_DIR", "RATE_LIMITS"];

test.each([
  ["compose.yaml", ["DATABASE_URL"]],
  ["compose.postgres.yaml", []],
])("%s passes on every setting of the README", async (file, more) => {
  const readme = await readFile(join(root, "README.md"), "utf8");
  const rows = readme.split("\n").filter((line) => /^\| `[A-Z]/.test(line));
  const settings = rows.flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`([A-Z_]+)`/g)]);
  const compose = await readFile(join(root, file), "utf8");
  const passed = new Set([...compose.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name]) => name));
  const left = settings.map(([, name]) => name).filter((name) => !passed.has(name));
  expect(left.toSorted()).toEqual([...notForContainers, ...more].toSorted());
});
