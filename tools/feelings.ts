/** `npm run feelings`: draws the pictures and the table of docs/feelings.md from the catalogue of emotions again. */

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { replaceTables } from "./feelings/page.ts";
import { drawFeelings } from "./feelings/picture.ts";

const docs = join(import.meta.dirname, "../docs");

for (const theme of ["dark", "paper"] as const)
  await writeFile(join(docs, `feelings-${theme}.svg`), drawFeelings(theme));
const page = join(docs, "feelings.md");
await writeFile(page, replaceTables(await readFile(page, "utf8")));
console.log(`The pictures and the page are in ${docs}.`);
