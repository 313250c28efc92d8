import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { refuseUnlessTyped } from "./confirmation.ts";

/** Somebody at a terminal who types this and then, if it ends without a line, leaves. */
async function askSomebody(typed: string, { isTTY = true } = {}) {
  const [input, output] = [Object.assign(new PassThrough(), { isTTY }), new PassThrough()];
  input.end(typed);
  const refusal = await refuseUnlessTyped({ input, output }, "Really? ", "Café 🌌");
  return { refusal, asked: String(output.read() ?? "") };
}

describe("a confirmation", () => {
  it.each(["Café 🌌\n", "  Cafe\u0301 🌌 \r\n"])("is %j", async (typed) => {
    expect(await askSomebody(typed)).toEqual({ refusal: null, asked: "Really? " });
  });

  it.each(["", "\n", "yes\n", "café 🌌\n", "Café\n"])("is not %j", async (typed) => {
    expect((await askSomebody(typed)).refusal).toBe("Nothing was changed: it was not confirmed.");
  });

  it("comes from nobody when there is no terminal", async () => {
    const { refusal, asked } = await askSomebody("Café 🌌\n", { isTTY: false });
    expect(refusal).toBe("Nothing was changed: this has to be confirmed at a terminal, or with --yes.");
    expect(asked).toBe("");
  });
});
