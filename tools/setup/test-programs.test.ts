import { expect, test } from "vitest";
import { missingPackages, withHeadlessShell } from "./test-programs.mjs";

test("only what the system lacks is installed", () => {
  expect(missingPackages(true, true)).toEqual([]);
  expect(missingPackages(false, true)).toEqual(["chromium"]);
  expect(missingPackages(true, false)).toEqual(["postgresql"]);
  expect(missingPackages(false, false)).toEqual(["chromium", "postgresql"]);
});

test("the headless shell is installed with the browser, unless the system has it", () => {
  expect(withHeadlessShell(["chromium", "postgresql"], false)).toEqual([
    "chromium",
    "postgresql",
    "chromium-headless-shell",
  ]);
  expect(withHeadlessShell(["chromium"], true)).toEqual(["chromium"]);
  expect(withHeadlessShell(["postgresql"], false)).toEqual(["postgresql"]);
});
