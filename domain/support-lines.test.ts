import { describe, expect, it } from "vitest";
import { defaultSupportLines, supportLinesSchema } from "./support-lines.ts";

const linesWith = (line: object) => [{ region: "Here", lines: [{ name: "A line", contact: "1", ...line }] }];

describe("support lines", () => {
  it("have a default that keeps to their own form", () => {
    expect(supportLinesSchema.parse(defaultSupportLines)).toEqual(defaultSupportLines);
  });

  it("link to pages, phones and mail, and to nothing that a browser would run", () => {
    for (const address of ["https://example.org", "tel:112", "sms:988", "mailto:help@example.org", null])
      expect(supportLinesSchema.safeParse(linesWith({ address })).success).toBe(true);
    for (const address of ["javascript:alert(1)", "data:text/html,x", "http://example.org", "112"])
      expect(supportLinesSchema.safeParse(linesWith({ address })).success).toBe(false);
  });

  it("are never empty", () => {
    for (const empty of [[], [{ region: "Here", lines: [] }], linesWith({ name: " " })])
      expect(supportLinesSchema.safeParse(empty).success).toBe(false);
  });
});
