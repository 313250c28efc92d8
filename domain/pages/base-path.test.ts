import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cookieAt, htmlAt, nameAt, withoutBase } from "./base-path.ts";

const segment = fc.stringMatching(/^[\w~-][\w.~-]{0,5}$/);
const base = fc.array(segment, { maxLength: 3 }).map((segments) => segments.map((one) => `/${one}`).join(""));

describe("the HTML of a base", () => {
  it("has the base in every address from the root", () => {
    const html =
      '<link rel="icon" href="/client/icon.svg"><script src="/assets/a-1.js"></script><a href="/">Home</a><form action="/share">';
    expect(htmlAt("/mood", html)).toBe(
      '<link rel="icon" href="/mood/client/icon.svg"><script src="/mood/assets/a-1.js"></script><a href="/mood/">Home</a><form action="/mood/share">',
    );
  });

  it.each([
    '<a href="https://example.org/">',
    '<a href="//example.org/">',
    '<a href="#top">',
    '<p title="/">href=/</p>',
    '<div data-drawn="{&quot;page&quot;:&quot;/login&quot;}">',
  ])("leaves %s as it is", (html) => {
    expect(htmlAt("/mood", html)).toBe(html);
  });

  it("is the same without a base", () => {
    expect(htmlAt("", '<a href="/">')).toBe('<a href="/">');
  });
});

it.each([
  ["/mood", "/mood/journal", "/journal"],
  ["/mood", "/mood/", "/"],
  ["/mood", "/mood", "/"],
  ["/mood", "/mood2/journal", null],
  ["/mood", "/", null],
  ["", "/journal", "/journal"],
  ["", "/", "/"],
])("under %j, the address %s is the page %s", (own, path, page) => {
  expect(withoutBase(own, path)).toBe(page);
});

it("no name of one installation is that of another one, or begins like it", () => {
  fc.assert(
    fc.property(base, base, fc.string(), (one, other, name) => {
      fc.pre(one !== other);
      const own = nameAt(one, "mood-universe.");
      expect(nameAt(other, `mood-universe.${name}`).startsWith(own)).toBe(false);
      expect(cookieAt(one, "mood-universe-language")).not.toBe(cookieAt(other, "mood-universe-language"));
    }),
  );
});

it("names of cookies have only characters that cookies can have", () => {
  fc.assert(
    fc.property(base, (own) => {
      expect(cookieAt(own, "mood-universe-known")).toMatch(/^[!#$%&'*+\-.^_`|~\w]+$/);
    }),
  );
});

it("without a base, every name is what it was", () => {
  expect([nameAt("", "mood-universe.theme"), cookieAt("", "mood-universe-known")]).toEqual([
    "mood-universe.theme",
    "mood-universe-known",
  ]);
});
