import { expect, test } from "vitest";
import { missingPackages, withHeadlessShell } from "./test-programs.mjs";

test("only what the system lacks is installed", () => {
  const all = { chromium: true, postgres: true, curl: true, python: true };
  expect(missingPackages(all)).toEqual([]);
  expect(missingPackages({ ...all, chromium: false })).toEqual(["chromium"]);
  expect(missingPackages({ ...all, postgres: false, curl: false })).toEqual(["postgresql", "curl"]);
  expect(missingPackages({ ...all, python: false })).toEqual(["python3", "python3-jinja2", "python3-yaml"]);
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
