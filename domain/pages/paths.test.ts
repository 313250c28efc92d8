import { expect, it } from "vitest";
import { isShellPath, pageFilesOf, pageOf } from "./paths.ts";

it.each([
  ["/register", false, "/register"],
  ["/register/", false, "/register"],
  ["/account-settings", false, "/login"],
  ["/account-settings", true, "/account-settings"],
  ["/wellness-games/color-wheel-explorer", true, "/wellness-games/:gameId"],
  ["/trackers/3f1c", true, "/trackers/:trackerId"],
  ["/trackers", true, "/trackers"],
  ["/", true, "/"],
])("the path %s with a session: %s shows the page of %s", (path, hasSession, page) => {
  expect(pageOf(path, hasSession)).toBe(page);
});

it.each([
  ["/?add=1", true, "/?add"],
  ["/?words=sea&add", true, "/?add"],
  ["/?words=address", true, "/"],
  ["/journal?add", true, "/journal"],
  ["/?add=1", false, "/login"],
])("%s with a session: %s gets the files of %s", (url, hasSession, page) => {
  expect(pageFilesOf(url, hasSession)).toBe(page);
});

it.each([
  ["/", true],
  ["/journal", true],
  ["/settings", true],
  ["/wellness-games/color-wheel-explorer", true],
  ["/api/docs/", false],
  ["/api", false],
  ["/assets/index-1.js", false],
  ["/s/a-shared-page", false],
  ["/share", false],
  ["/verify-email", false],
  ["/manifest.webmanifest", false],
])("the page of %s can come from the device: %s", (path, isShell) => {
  expect(isShellPath(path)).toBe(isShell);
});
