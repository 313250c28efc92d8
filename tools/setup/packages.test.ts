import { expect, test } from "vitest";
import { explainFailedInstall, isSame, withoutDevelopment } from "./packages.mjs";

const locked = {
  "": { version: "1.0.0" },
  "node_modules/vite": { version: "8.0.0", integrity: "sha512-a" },
  "node_modules/fsevents": { version: "2.0.0", integrity: "sha512-b", optional: true },
};
const { "node_modules/vite": vite } = locked;

test("only packages for other platforms may be absent", () => {
  expect(isSame(locked, { "node_modules/vite": vite })).toBe(true);
  expect(isSame(locked, {})).toBe(false);
});

test("a package with another version or other content, or an extra package, makes the installation stale", () => {
  expect(isSame(locked, { "node_modules/vite": { ...vite, version: "8.0.1" } })).toBe(false);
  expect(isSame(locked, { "node_modules/vite": { ...vite, integrity: "sha512-c" } })).toBe(false);
  expect(isSame(locked, { "node_modules/vite": vite, "node_modules/left-pad": {} })).toBe(false);
});

test("the packages of an operator are those that are not only for development", () => {
  const bundler = { "node_modules/rollup": { dev: true }, "node_modules/esbuild": { devOptional: true } };
  expect(withoutDevelopment({ ...locked, ...bundler })).toEqual(locked);
});

test.each([
  ["npm error code ENOTFOUND\nnpm error network request failed", /connect to the network/],
  ["npm error code EAI_AGAIN", /connect to the network/],
  ["npm error code ENOSPC", /disk is full/],
  [
    "npm error code EACCES\nnpm error path /srv/mood/node_modules\n",
    /^npm may not write to \/srv\/mood\/node_modules:/,
  ],
])("a failed installation is explained: %s", (output, sentence) => {
  const reason = explainFailedInstall({ output, isMissing: false });
  expect(reason.message).toMatch(sentence);
  expect(reason.output).toBeUndefined();
});

test("npm's output is shown when the cause is unknown", () => {
  const reason = explainFailedInstall({ output: "npm error code EUSAGE", isMissing: false });
  expect(reason.message).toBe("npm could not install the packages, for the reason above.");
  expect(reason.output).toContain("EUSAGE");
});

test("a missing npm is reported", () => {
  expect(explainFailedInstall({ output: "", isMissing: true }).message).toMatch(/^npm was not found/);
});
