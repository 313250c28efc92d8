import { expect, it } from "vitest";
import { compileMessage } from "./message-catalogues.ts";

it.each(["Your sky", "It's here", "Größe: 3 × 4"])("text is a string: %s", (message) =>
  expect(compileMessage(message, "en")).toBe(message),
);

it("text that looks like a message after parsing is a list, so that it is not parsed again", () => {
  expect(compileMessage("Press '{'", "en")).toEqual([{ type: 0, value: "Press {" }]);
  expect(compileMessage("It''s", "en")).toBe("It's");
});

it.each(["{name", "{count, plural, one {# star}}", "<b>bold"])(
  "a malformed message is refused: %s",
  (message) => expect(() => compileMessage(message, "en")).toThrow(),
);
