import { expect, test } from "vitest";
import { english } from "../../testing/english.ts";
import { CallError, NetworkError } from "../call-errors.ts";
import { cooldownToast } from "./cooldown-toast.ts";
import { emptyDraft } from "./draft.ts";
import { explainFailure, keptToast, missingPartToast } from "./explain-failure.ts";

const refusal = (status: number, error: string) =>
  new CallError(new Response(null, { status }), JSON.stringify({ error }));

test("a missing part is named in the specified sentence, the emotion first", () => {
  const form = { ...emptyDraft.form, isTwin: true };
  expect(missingPartToast(form)?.(english)).toMatchObject({
    title: "Emotion Required",
    description: "Please select an emotion before creating your star.",
  });
  expect(missingPartToast({ ...form, emotion: "joy" })?.(english)).toMatchObject({
    title: "Base Emotion Required",
    description: "Please select a base emotion for your twin star.",
  });
  expect(missingPartToast({ ...form, emotion: "joy", base: "grief" })).toBeNull();
});

test("a cooldown that began on another device names the minutes", () => {
  expect(cooldownToast(4)(english).description).toBe(
    "Please wait 4 more minutes before adding another mood entry.",
  );
});

const failed = {
  title: "Error",
  description: "Failed to create your mood entry. Please try again.",
};

test("status 429 and a sentence with Cooldown are a cooldown, every other failure is an error", () => {
  const cooldown = "Please wait before creating another star.";
  expect(explainFailure(refusal(429, "Slow down"))(english).description).toBe(cooldown);
  expect(explainFailure(refusal(403, "Cooldown active"))(english).description).toBe(cooldown);
  for (const error of [refusal(500, "Something went wrong"), new NetworkError("down"), new Error("odd")])
    expect(explainFailure(error)(english)).toMatchObject(failed);
});

test("a request id with 429 and other parts of the body are not a cooldown", () => {
  const body = { error: "Something went wrong", requestId: "req-429", code: "Cooldown" };
  const error = new CallError(new Response(null, { status: 500 }), JSON.stringify(body));
  expect(explainFailure(error)(english)).toMatchObject(failed);
});

test("a full universe is explained by what the server says of it", () => {
  const error = "There is no room for this: your universe takes 200 MB of the 200 MB that it can take here.";
  const full = new CallError(new Response(null, { status: 409 }), JSON.stringify({ error, code: "no-room" }));
  expect(explainFailure(full)(english)).toMatchObject({ title: "Error", description: error });
});

test("a star that was not sent without a network is no error", () => {
  expect(keptToast({ isKept: true, wasTried: false })(english)).toEqual({
    title: "Kept on this device",
    description: "It is sent as soon as the network is back.",
  });
  expect(keptToast({ isKept: true, wasTried: true })(english)).toMatchObject({
    title: "Error",
    detail: "Kept on this device",
  });
});
