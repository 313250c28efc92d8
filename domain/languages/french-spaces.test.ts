/** A space that may break would begin a French line with a colon or a question mark, or leave a quote alone. */

import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { flatMessages } from "./text.ts";

const parts = readdirSync(new URL("fr", import.meta.url)).map((file) => file.replace(/\.ts$/, ""));

test.for(parts)("French punctuation stands after a narrow space that does not break: %s", async (part) => {
  const { messages } = await import(`./fr/${part}.ts`);
  for (const [name, message] of flatMessages(part, messages))
    expect(message, name).not.toMatch(/[ \u00a0][:;!?%»]|«[ \u00a0]/);
});
