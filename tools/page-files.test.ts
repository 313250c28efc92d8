import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { loadedInVain, pageModules } from "./page-files.ts";

/** Addresses that open a page together with a dialog. */
const withDialogs = ["/?add", "/?check-in"];

test("every path of the client has its files, except those that lead elsewhere", async () => {
  const read = (name: string) => readFile(new URL(`../client/${name}`, import.meta.url), "utf8");
  const pages = (await read("pages.tsx")) + (await read("signed-in-pages.tsx"));
  const paths = [...pages.matchAll(/<Route path="([^"]+)">/g)].map(([, path]) => path);
  expect(Object.keys(pageModules).sort()).toEqual([...new Set([...paths, ...withDialogs])].sort());
});

test("what few people use is loaded by their pages alone", () => {
  const ofAdministrators = ["/x/client/ui/Page.tsx", "/x/client/admin/AdminPage.tsx"];
  expect(loadedInVain("/admin", ofAdministrators)).toBeNull();
  expect(loadedInVain("/compare", ofAdministrators)).toBe("/x/client/admin/AdminPage.tsx");
  expect(loadedInVain("/account-settings", ["/x/domain/calls/tokens.ts"])).toBe("/x/domain/calls/tokens.ts");
});
