import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const folder = new URL("./", import.meta.url);
const read = (name: string) => readFile(new URL(name, folder), "utf8");

const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);

test("every page of the client has an entry among the screens that axe checks", async () => {
  const client = (await read("../pages.tsx")) + (await read("../signed-in-pages.tsx"));
  const pages = [...names(client, /= page\(\s*"(\w+)"/g), ...names(client, /<(\w+Page)\b/g)];
  expect(pages).toContain("HomePage");
  const files = (await readdir(folder)).filter((name) => name.endsWith(".browser.test.tsx"));
  const checked = names((await Promise.all(files.map(read))).join("\n"), /\bpage: "(\w+)"/g);
  expect([...new Set(pages)].filter((name) => !checked.includes(name))).toEqual([]);
});
