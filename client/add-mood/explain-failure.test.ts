import { expect, test } from "vitest";
import { CallError, NetworkError } from "../call-errors.ts";
import { emptyDraft } from "./draft.ts";
import { explainFailure, missingPart, stillCoolingDown } from "./explain-failure.ts";

const refusal = (status: number, error: string) =>
  new CallError(new Response(null, { status }), JSON.stringify({ error }));

test("what is missing is said in the specified words, emotion first", () => {
  const form = { ...emptyDraft.form, isTwin: true };
  expect(missingPart(form)).toMatchObject({
    title: "Emotion Required",
    description: "Please select an emotion before creating your star.",
  });
  expect(missingPart({ ...form, emotion: "joy" })).toMatchObject({
    title: "Base Emotion Required",
    description: "Please select a base emotion for your twin star.",
  });
  expect(missingPart({ ...form, emotion: "joy", base: "grief" })).toBeNull();
});

test("a cooldown that began elsewhere names the minutes", () => {
  expect(stillCoolingDown(4).description).toBe(
    "Please wait 4 more minutes before adding another mood entry.",
  );
});

test("429 and the word Cooldown are a cooldown, anything else is an error", () => {
  const cooldown = "Please wait before creating another star.";
  expect(explainFailure(refusal(429, "Slow down")).description).toBe(cooldown);
  expect(explainFailure(refusal(403, "Cooldown active")).description).toBe(cooldown);
  for (const error of [refusal(500, "Something went wrong"), new NetworkError("down"), new Error("odd")])
    expect(explainFailure(error)).toMatchObject({
      title: "Error",
      description: "Failed to create your mood entry. Please try again.",
    });
});
