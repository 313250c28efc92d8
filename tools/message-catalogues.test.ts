import { expect, it } from "vitest";
import { languageIds } from "../domain/languages/languages.ts";
import { compileMessage, messageFileOf, translationFileOf } from "./message-catalogues.ts";

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

it.each(["letters", "letter-page", "ways-back", "panels"])(
  "the file with the translations of %s is found in every language",
  (part) => {
    const name = messageFileOf(part);
    for (const language of languageIds)
      expect(translationFileOf(`virtual:messages/${language}-${name}`)).toEqual({ language, name });
  },
);
