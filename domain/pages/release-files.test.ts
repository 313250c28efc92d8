import { describe, expect, it } from "vitest";
import { isSentAsItIs, readHashes, readPageCode } from "./release-files.ts";

const hash = "0".repeat(64);

describe("the list of hashes", () => {
  it("is read by path", () => {
    expect(readHashes(`${hash}  assets/a-1.js\n`)).toEqual(new Map([["assets/a-1.js", hash]]));
  });

  it.each(["", "<!doctype html>", `${hash}  a.js\n<html>`, `${hash} a.js`, "abc  a.js"])(
    "is not made of another text: %j",
    (text) => {
      expect(readHashes(text)).toBeNull();
    },
  );
});

it.each([
  ["assets/main-1.js", true],
  ["service-worker.js", true],
  ["open-sealed.html", true],
  ["index.html", false],
  ["shown.html", false],
  ["drawn-de.json", false],
  ["page-files.json", false],
  ["manifest.webmanifest", false],
])("%s is sent as it is: %s", (path, expected) => {
  expect(isSentAsItIs(path)).toBe(expected);
});

describe("the code of a page", () => {
  it("is the files that its HTML names", () => {
    const html =
      '<link rel="modulepreload" crossorigin href="/assets/a-1.js"><link rel="stylesheet" href="/assets/s-1.css"><link rel="preload" as="fetch" href="/api/auth/me"><script type="module" src="/assets/m-1.js"></script>';
    const files = ["assets/a-1.js", "assets/s-1.css", "assets/m-1.js"];
    expect(readPageCode(html)).toEqual({ files, hasOwnCode: false });
  });

  it("is below the base path, and that of other programs of the host is none of ours", () => {
    const html = '<script src="/mood/assets/m-1.js"></script>';
    expect(readPageCode(html, "/mood")).toEqual({ files: ["assets/m-1.js"], hasOwnCode: false });
    for (const path of ["/assets/m-1.js", "/mood2/assets/m-1.js", "//mood/assets/m-1.js"])
      expect(readPageCode(html.replace("/mood/assets/m-1.js", path), "/mood").hasOwnCode).toBe(true);
  });

  it.each([
    "<script>steal()</script>",
    '<script src="https://elsewhere.example/a.js"></script>',
    '<script src="//elsewhere.example/a.js"></script>',
    '<img src="/a.png" onerror="steal()">',
  ])("is its own in %s", (html) => {
    expect(readPageCode(html).hasOwnCode).toBe(true);
  });
});
