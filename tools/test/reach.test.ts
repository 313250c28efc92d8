import { describe, expect, test } from "vitest";
import { importsIn, reach } from "./reach.ts";

test("imports are found by the forms in which modules are written", () => {
  const text = `
import { api } from "#domain/api.ts";
import "./styles.css";
import * as z from "zod";
export { expect } from "../ui/Button.tsx";
const Page = lazy(() => import("./Page.tsx"));
const {
  one,
} = await import(
  "./far/away.ts"
);
`;
  expect(importsIn("client/home/Home.tsx", text)).toEqual([
    "domain/api.ts",
    "client/home/styles.css",
    "client/ui/Button.tsx",
    "client/home/Page.tsx",
    "client/home/far/away.ts",
  ]);
});

describe("a change reaches", () => {
  const imports = new Map<string, readonly string[]>([
    ["domain/tags.ts", []],
    ["domain/tags.test.ts", ["domain/tags.ts"]],
    ["domain/stars.test.ts", ["domain/stars.ts"]],
    ["domain/stars.ts", []],
    ["server/tags/routes.ts", ["domain/tags.ts"]],
    ["server/tags/routes.test.ts", ["testing/app.ts"]],
    ["server/app.ts", ["server/tags/routes.ts"]],
    ["testing/app.ts", ["server/app.ts"]],
    ["server/stars/stars.test.ts", ["testing/app.ts"]],
  ]);
  const reachOf = (...changed: string[]) => Object.fromEntries(reach(imports, changed));

  test("tests that import the file, before those of the whole program", () => {
    expect(reachOf("domain/tags.ts")).toEqual({
      "domain/tags.test.ts": 1,
      "domain/stars.test.ts": 1,
      "server/tags/routes.test.ts": 2,
      "server/stars/stars.test.ts": 4,
    });
  });

  test("a test that was changed itself, and nothing beside it", () => {
    expect(reachOf("domain/tags.test.ts")).toEqual({ "domain/tags.test.ts": 0 });
  });

  test("no test that was removed, and none by a document", () => {
    expect(reachOf("domain/gone.test.ts", "README.md")).toEqual({});
  });
});
