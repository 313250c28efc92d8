import { expect, test } from "vitest";
import { CallError, NetworkError } from "../call-errors.ts";
import { explainVerification } from "./verification.ts";

const refusal = (status: number, body: object) =>
  new CallError(new Response(null, { status }), JSON.stringify(body));

test("a link that the server has judged is not tried again", () => {
  const sentence = "This verification link is unknown, used or older than a day.";
  expect(explainVerification(refusal(400, { error: sentence }))).toEqual({
    is: "error",
    sentence,
    mayTryAgain: false,
  });
  expect(explainVerification(refusal(400, {}))).toMatchObject({ sentence: "Verification failed" });
});

test("the same link may be tried again when nobody has judged it", () => {
  expect(explainVerification(new NetworkError("down"))).toEqual({
    is: "error",
    sentence: "Network error during verification",
    mayTryAgain: true,
  });
  expect(explainVerification(refusal(503, {}))).toMatchObject({ mayTryAgain: true });
});
