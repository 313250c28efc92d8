import { expect, test } from "vitest";
import { missingPackages } from "./test-programs.mjs";

test("only what the system lacks is installed", () => {
  expect(missingPackages(true, true)).toEqual([]);
  expect(missingPackages(false, true)).toEqual(["chromium"]);
  expect(missingPackages(true, false)).toEqual(["postgresql"]);
  expect(missingPackages(false, false)).toEqual(["chromium", "postgresql"]);
});
