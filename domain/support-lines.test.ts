import { describe, expect, it } from "vitest";
import { supportLinesSchema } from "./support-lines.ts";

const linesWith = (line: object) => [{ region: "Here", lines: [{ name: "A line", contact: "1", ...line }] }];

describe("support lines", () => {
  it("link only to pages, phones and mail, never to code", () => {
    for (const address of ["https://example.org", "tel:112", "sms:988", "mailto:help@example.org", null])
      expect(supportLinesSchema.safeParse(linesWith({ address })).success).toBe(true);
    for (const address of ["javascript:alert(1)", "data:text/html,x", "http://example.org", "112"])
      expect(supportLinesSchema.safeParse(linesWith({ address })).success).toBe(false);
  });

  it("cannot be empty", () => {
    for (const empty of [[], [{ region: "Here", lines: [] }], linesWith({ name: " " })])
      expect(supportLinesSchema.safeParse(empty).success).toBe(false);
  });
});
