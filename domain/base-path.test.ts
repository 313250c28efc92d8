import fc from "fast-check";
import { expect, it } from "vitest";
import { htmlAt, nameAt } from "./base-path.ts";

const segment = fc.stringMatching(/^[\w~-][\w.~-]{0,9}$/);
const basePath = fc
  .array(segment, { maxLength: 3 })
  .map((segments) => segments.map((one) => `/${one}`).join(""));
const name = fc.stringMatching(/^[a-z-]{1,12}(-\d{1,5})?$/);

it("names things of two installations of one host differently", () => {
  // Few names and parts of paths, so that most pairs differ in the place of one.
  const near = fc.tuple(fc.constantFrom("a", "a-b"), fc.constantFrom("", "/b", "/b/b", "/b-b"));
  const some: fc.Arbitrary<[string, string]> = fc.oneof(near, fc.tuple(name, basePath));
  fc.assert(
    fc.property(some, some, (one, other) => {
      fc.pre(one.join() !== other.join());
      expect(nameAt(...one)).not.toBe(nameAt(...other));
    }),
  );
});

it("names are valid for a cookie, and stay as they are without a base path", () => {
  fc.assert(
    fc.property(name, basePath, (one, base) => {
      expect(nameAt(one, base)).toMatch(/^[\w!#$%&'*+.^`|~-]+$/);
      expect(nameAt(one, "")).toBe(one);
    }),
  );
});

it("addresses of HTML begin at the base path, whether the build wrote them from the root or relative to it", () => {
  const html = '<link href="/app.css"><script src="./assets/a.js"></script><form action="/share">';
  expect(htmlAt("/mood", html)).toBe(
    '<link href="/mood/app.css"><script src="/mood/assets/a.js"></script><form action="/mood/share">',
  );
  expect(htmlAt("", html)).toBe(html.replace("./", "/"));
});

it("addresses of other sites, fragments and texts stay as they are", () => {
  const html = '<a href="https://example.org/">, <a href="//example.org">, <a href="#top">, data-src="/x"';
  expect(htmlAt("/mood", html)).toBe(html);
});
