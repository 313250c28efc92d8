import * as fc from "fast-check";
import { expect, it } from "vitest";
import { basePathOf, nameWithin, pageWithin } from "./base-path.ts";

const segment = fc.stringMatching(/^[\w~-][\w.~-]{0,5}$/);
const base = fc.array(segment, { maxLength: 3 }).map((segments) => segments.map((one) => `/${one}`).join(""));

it("an installation finds its base in the addresses of its scripts", () => {
  fc.assert(
    fc.property(base, fc.constantFrom("/assets/index-a_1-B2.js", "/service-worker.js"), (own, script) => {
      expect(basePathOf(`https://example.org:8443${own}${script}`)).toBe(own);
    }),
  );
});

it.each([
  "http://localhost:5173/client/base-path.ts",
  "http://localhost:5173/@fs/home/assets/client/base-path.ts",
  "file:///home/person/assets/draw.mjs",
])("%s tells no base", (script) => {
  expect(basePathOf(script)).toBe("");
});

it.each([
  ["/mood", "/mood/journal", "/journal"],
  ["/mood", "/mood/", "/"],
  ["/mood", "/mood", "/"],
  ["/mood", "/mood2/journal", null],
  ["/mood", "/", null],
  ["", "/journal", "/journal"],
  ["", "/", "/"],
])("below %j, the address %s is the page %s", (own, path, page) => {
  expect(pageWithin(own, path)).toBe(page);
});

it("no name of an installation is that of another one, or begins like it", () => {
  fc.assert(
    fc.property(base, base, fc.string(), (one, other, name) => {
      fc.pre(one !== other);
      const own = nameWithin(one, "mood-universe.");
      expect(nameWithin(other, `mood-universe.${name}`).startsWith(own)).toBe(false);
    }),
  );
});

it("without a base, names are what they were", () => {
  expect(nameWithin("", "mood-universe.theme")).toBe("mood-universe.theme");
});
