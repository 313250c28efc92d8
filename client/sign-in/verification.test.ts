import { expect, test } from "vitest";
import { english } from "../../testing/english.ts";
import { CallError, NetworkError } from "../call-errors.ts";
import { explainVerification } from "./verification.ts";

const explained = (error: Error) => {
  const outcome = explainVerification(error);
  return outcome.is === "error" ? { ...outcome, sentence: outcome.sentence(english) } : outcome;
};

const refusal = (status: number, body: object) =>
  new CallError(new Response(null, { status }), JSON.stringify(body));

test("a link that the server has rejected is not tried again", () => {
  const sentence = "This verification link is unknown, used or older than a day.";
  expect(explained(refusal(400, { error: sentence }))).toEqual({
    is: "error",
    sentence,
    mayTryAgain: false,
  });
  expect(explained(refusal(400, {}))).toMatchObject({ sentence: "Verification failed" });
});

test("a link that was used before has verified its address", () => {
  expect(explained(refusal(400, { error: "Used", code: "used-link" }))).toEqual({ is: "used" });
});

test("a link may be tried again if the server has not judged it", () => {
  expect(explained(new NetworkError("down"))).toEqual({
    is: "error",
    sentence: "Network error during verification",
    mayTryAgain: true,
  });
  expect(explained(refusal(503, {}))).toMatchObject({ mayTryAgain: true });
});
