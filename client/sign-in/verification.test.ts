import { expect, test } from "vitest";
import { CallError, NetworkError } from "../call-errors.ts";
import { explainVerification } from "./verification.ts";

const refusal = (status: number, body: object) =>
  new CallError(new Response(null, { status }), JSON.stringify(body));

test("a link that the server has rejected is not tried again", () => {
  const sentence = "This verification link is unknown, used or older than a day.";
  expect(explainVerification(refusal(400, { error: sentence }))).toEqual({
    is: "error",
    sentence,
    mayTryAgain: false,
  });
  expect(explainVerification(refusal(400, {}))).toMatchObject({ sentence: "Verification failed" });
});

test("a link that was used before has verified its address", () => {
  expect(explainVerification(refusal(400, { error: "Used", code: "used-link" }))).toEqual({ is: "used" });
});

test("a link may be tried again if the server has not judged it", () => {
  expect(explainVerification(new NetworkError("down"))).toEqual({
    is: "error",
    sentence: "Network error during verification",
    mayTryAgain: true,
  });
  expect(explainVerification(refusal(503, {}))).toMatchObject({ mayTryAgain: true });
});
