import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { basePathOf, linkTo } from "./public-link.ts";
import { readPublicUrl } from "./public-url.ts";

const segment = fc.stringMatching(/^[\w.~-]{1,12}$/).filter((one) => one !== "." && one !== "..");
const basePath = fc
  .array(segment, { maxLength: 4 })
  .map((segments) => segments.map((one) => `/${one}`).join(""));
const origin = fc.constantFrom("https://example.org", "http://localhost:3000", "http://[::1]:8080");

const reasonOf = (text: string) => {
  const read = readPublicUrl(text);
  return "reason" in read ? read.reason : null;
};

it("has the path that was written, with or without a slash at its end", () => {
  fc.assert(
    fc.property(origin, basePath, fc.constantFrom("", "/"), (at, path, slash) => {
      const read = readPublicUrl(`${at}${path}${slash}`);
      const url = "url" in read ? read.url : null;
      expect(url?.href).toBe(`${at}${path}/`);
      expect(url && basePathOf(url)).toBe(path);
      expect(url && linkTo(url, "/login?a=/b#c")).toBe(`${at}${path}/login?a=/b#c`);
    }),
  );
});

it("is refused, or is what was written: nothing of it is encoded, left out or resolved", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (path) => {
      const read = readPublicUrl(`https://example.org/${path}`);
      if ("url" in read)
        expect(read.url.href).toBe(`https://example.org/${path.trim()}/`.replace(/\/\/$/, "/"));
    }),
  );
});

describe("refuses in a sentence", () => {
  const characters =
    "can have only the letters a to z, digits and - _ ~ . in its path, such as https://example.org/mood";
  it.each([
    ["example.org/mood", "must be an http:// or https:// address"],
    ["https:/example.org", "must be an http:// or https:// address"],
    ["https:///mood", "must be an http:// or https:// address"],
    ["https://user:secret@example.org/mood", "must be an address without a name and a password"],
    ["https://example.org/mood?x", "must end with its path: it can have no query (?) and no fragment (#)"],
    ["https://example.org/#mood", "must end with its path: it can have no query (?) and no fragment (#)"],
    ["https://example.org//mood", "must have no empty part (//) in its path"],
    ["https://example.org/mood//", "must have no empty part (//) in its path"],
    ["https://example.org/./mood", "must have no . and no .. between the slashes of its path"],
    ["https://example.org/mood/..", "must have no . and no .. between the slashes of its path"],
    ["https://example.org/my mood", characters],
    ["https://example.org/gefühle", characters],
    ["https://example.org/mood%2Fs", characters],
    ["https://example.org/%6dood", characters],
    ["https://example.org/a\\b", characters],
    ["https://example.org/mo\nod", characters],
    ["https://example.org/a+b", characters],
  ])("%s", (text, reason) => {
    expect(reasonOf(text)).toBe(reason);
  });
});
