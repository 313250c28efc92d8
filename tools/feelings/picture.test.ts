import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { emotions } from "#domain/emotions.ts";
import { feelings } from "#domain/languages/en/feelings.ts";
import { replaceTables } from "./page.ts";
import { drawFeelings } from "./picture.ts";

const docs = join(import.meta.dirname, "../../docs");

describe.each(["dark", "paper"] as const)("the picture of the feelings, %s", (theme) => {
  it("in docs/ is the one that `npm run feelings` draws", async () => {
    const file = await readFile(join(docs, `feelings-${theme}.svg`), "utf8");
    expect(file, "Run npm run feelings.").toBe(drawFeelings(theme));
  });

  it("names every feeling and shows its colour", () => {
    const picture = drawFeelings(theme);
    for (const { id, color } of emotions) {
      expect(picture).toContain(`>${feelings.names[id].english}</text>`);
      expect(picture).toContain(`fill="${color}"`);
    }
  });
});

it("the tables of docs/feelings.md are those that `npm run feelings` writes", async () => {
  const page = await readFile(join(docs, "feelings.md"), "utf8");
  expect(page, "Run npm run feelings.").toBe(replaceTables(page));
  for (const { id } of emotions) expect(page).toContain(`| ${feelings.names[id].english} |`);
});
