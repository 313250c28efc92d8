import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Commands, hostingPage, readCommands, readHostingPage } from "./document.ts";

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

test("docs/hosting.md leaves out only what needs a public name, other machines, Docker or downloads", async () => {
  const notRun = (await readHostingPage()).filter(({ runs }) => runs === "not");
  expect(notRun.map(({ section }) => section)).toEqual([
    "From source",
    "A container",
    "nginx",
    "Traefik",
    "Below a path of a host",
    "Updates of containers",
    "Updates of containers",
    "Moving to another host",
    "A cluster that heals itself",
    "A cluster that heals itself",
  ]);
});

test("the schedule of docs/hosting.md runs a command that is run there", async () => {
  const page = await readFile(hostingPage, "utf8");
  const scheduled = [...page.matchAll(/^[\d*]+(?: [\d*]+){4} (.+)$/gm)].map(([, command]) => command ?? "");
  const lines = readCommands(page).flatMap(({ script, runs }) => (runs === "not" ? [] : script.split("\n")));
  expect(scheduled).toHaveLength(1);
  expect(lines).toEqual(expect.arrayContaining(scheduled));
});

test("what docs/hosting.md runs in a container of Compose is run there in one of Podman", async () => {
  const blocks = await readHostingPage();
  const scripts = (runs: Commands["runs"]) =>
    blocks.filter((block) => block.runs === runs).map(({ script }) => script);
  const inCompose = scripts("not").flatMap((script) => [
    ...script.matchAll(/ mood-universe ((?:node|sh) .*?)\ndocker/gs),
  ]);
  const podman = scripts("with podman").join("\n");
  expect(inCompose).toHaveLength(2);
  for (const [, command] of inCompose) expect(podman).toContain(` ${command}\n`);
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

/** The lines between the braces that follow a text, without their indentation. */
function linesAfter(file: string, opening: string): string[] {
  const [, rest = ""] = file.split(opening);
  const inside: string[] = [];
  let depth = 1;
  for (const line of rest.split("\n").map((one) => one.trim())) {
    depth += (line.endsWith("{") ? 1 : 0) - (line === "}" ? 1 : 0);
    if (depth === 0) break;
    if (line !== "") inside.push(line);
  }
  return inside;
}

test("proxies pass on to a path what they pass on to a whole host", async () => {
  const read = (name: string) => readFile(join(root, "hosting", name), "utf8");
  const proxy = "reverse_proxy {$MOOD_SERVER:127.0.0.1:3000} {";
  const ofPath = linesAfter(await read("mood-universe.caddy"), proxy);
  expect(ofPath.length).toBeGreaterThan(10);
  expect(ofPath).toEqual(linesAfter(await read("Caddyfile"), proxy));

  const headers = (lines: readonly string[]) =>
    lines.filter((line) => /^(proxy_set_header (?!Host )|client_max)/.test(line));
  const ofLocation = headers(linesAfter(await read("nginx-path.conf"), "location ^~ /mood/ {"));
  const ofServer = headers((await read("nginx.conf")).split("\n").map((line) => line.trim()));
  expect(ofLocation.length).toBeGreaterThan(4);
  for (const line of ofLocation) expect(ofServer).toContain(line);
});

test("images are pinned by digest, beside the tag that they had, and containers have limits and no capabilities", async () => {
  const read = (name: string) => readFile(join(root, name), "utf8");
  const base = /^ARG BASE=(\S+)$/m.exec(await read("Containerfile"))?.[1];
  const compose = `${await read("compose.yaml")}${await read("compose.postgres.yaml")}`;
  const images = [...compose.matchAll(/^ {4}image: (\S+)$/gm)].map(([, name]) => name ?? "");
  const foreign = images.filter((name) => !name.startsWith("localhost/"));
  expect(foreign).toHaveLength(2);
  for (const name of [base, ...foreign])
    expect(name).toMatch(/^docker\.io\/library\/[a-z]+:[\w.-]+@sha256:[\da-f]{64}$/);
  for (const limit of [/^ {4}mem_limit: \S+$/gm, /^ {4}cap_drop: \[ALL\]$/gm, /^ {6}- no-new-privileges$/gm])
    expect(compose.match(limit)).toHaveLength(images.length);
});

test("every package with a program for 64-bit Intel processors has one for ARM", async () => {
  const lock = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8"));
  const names = Object.keys(lock.packages);
  const ofIntel = names.filter((name) => /\bx64\b/.test(name) && lock.packages[name].os?.includes("linux"));
  expect(ofIntel.length).toBeGreaterThan(3);
  for (const name of ofIntel) expect(names).toContain(name.replace(/\bx64\b/, "arm64"));
});
