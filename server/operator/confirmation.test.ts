import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { refuseUnlessConfirmed } from "./confirmation.ts";

/** Simulates a terminal: the input ends after `typed`, with or without a line end. */
async function confirmWith(typed: string, { isTTY = true } = {}) {
  const [input, output] = [Object.assign(new PassThrough(), { isTTY }), new PassThrough()];
  input.end(typed);
  const refusal = await refuseUnlessConfirmed({ input, output }, "Really? ", "Café 🌌");
  return { refusal, question: String(output.read() ?? "") };
}

describe("a confirmation", () => {
  it.each(["Café 🌌\n", "  Cafe\u0301 🌌 \r\n"])("accepts %j", async (typed) => {
    expect(await confirmWith(typed)).toEqual({ refusal: null, question: "Really? " });
  });

  it.each(["", "\n", "yes\n", "café 🌌\n", "Café\n"])("refuses %j", async (typed) => {
    expect((await confirmWith(typed)).refusal).toBe("Nothing was changed: it was not confirmed.");
  });

  it("is refused without a terminal", async () => {
    const { refusal, question } = await confirmWith("Café 🌌\n", { isTTY: false });
    expect(refusal).toBe("Nothing was changed: this has to be confirmed at a terminal, or with --yes.");
    expect(question).toBe("");
  });
});
