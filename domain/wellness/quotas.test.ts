import { expect, it } from "vitest";
import { quotaRefusals, wellnessQuotas } from "./quotas.ts";

it.each(["sessions", "quizResponses"] as const)("the error sentence names the quota of %s", (kind) => {
  expect(quotaRefusals[kind].error).toContain(` ${wellnessQuotas[kind].toLocaleString("en")} `);
});
