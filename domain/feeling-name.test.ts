import { expect, it } from "vitest";
import { english } from "../testing/english.ts";
import { emotionIds } from "./emotions.ts";
import { feelingDefinition, feelingInSentence, feelingName } from "./feeling-name.ts";
import { catalogue } from "./feelings.ts";
import { makeTranslator } from "./languages/translator.ts";

const german = makeTranslator(
  { language: "de", locale: "de-DE" },
  new Map([
    ["feelings.names.joy", "Freude"],
    ["feelings.inSentence.joy", "Freude"],
  ]),
);

it("all feelings have a name, alone and inside a sentence, and a definition of one sentence", () => {
  for (const id of emotionIds) {
    expect(feelingName(english, catalogue, id)).toMatch(/^[A-Z][a-z]+$/);
    expect(feelingName(english, catalogue, id).toLowerCase()).toBe(id);
    expect(feelingInSentence(english, catalogue, id)).toBe(id);
    expect(feelingDefinition(english, id)).toMatch(/^[A-Z][^.]{10,100}\.$/);
  }
});

it("a feeling has its name in the reader's language", () => {
  expect(feelingName(german, catalogue, "joy")).toBe("Freude");
  expect(feelingInSentence(german, catalogue, "joy")).toBe("Freude");
});

it.each(["bewildered", "toString", ""])("the stored word %j is not in the catalogue, and stays", (word) => {
  expect(feelingName(english, catalogue, word)).toBe(word);
  expect(feelingDefinition(english, word)).toBeNull();
});
