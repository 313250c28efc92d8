/** docs/pictures has what the documents and the manifest show, and nothing else: pictures weigh on every clone. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const documents = readdirSync(root, { encoding: "utf8" })
  .concat(
    readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" }).map((file) => `docs/${file}`),
  )
  .filter((file) => file.endsWith(".md"));

test("docs/pictures has the pictures that are shown, and no others", () => {
  const sources = [...documents, "tools/icons.ts"].map((file) => readFileSync(join(root, file), "utf8"));
  const named = sources.flatMap((source) => source.match(/[\w-]+\.jpg(?=["\x60)])/g) ?? []);
  // The manifest's own are drawn from these.
  const own = new Set(["sky-wide.jpg", "sky-narrow.jpg", "add-mood.jpg"]);
  const shown = [...new Set(named)].filter((name) => !own.has(name)).sort();
  expect(readdirSync(join(root, "docs/pictures")).sort()).toEqual(shown);
});
