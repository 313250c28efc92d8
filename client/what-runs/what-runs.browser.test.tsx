import { page } from "vitest/browser";
import { hashesPath } from "#domain/pages/release-files.ts";
import { test as base, expect } from "../../testing/browser/browser-test.tsx";
import { makeUser } from "../../testing/browser/make-replies.ts";
import { heading } from "../../testing/browser/page-steps.ts";
import { checkFiles } from "./check-files.ts";

type Files = Readonly<Record<string, string>>;

const hashOf = async (text: string) => {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};

const test = base.extend<{ serve(files: Files): void }>({
  serve: async ({ calls }, use) => {
    await use((files) => {
      window.fetch = async (input, init) => {
        const text = files[String(input).slice(1)];
        if (String(input).startsWith("/api/")) return calls.fetch(input, init);
        return text === undefined ? new Response("{}", { status: 404 }) : new Response(text);
      };
    });
    window.fetch = calls.fetch;
  },
});

const check = (files: ReadonlyMap<string, string>, paths: readonly string[]) =>
  checkFiles({ hash: "", files }, paths, { signal: new AbortController().signal, onProgress() {} });

test("each file is as the list says, another one, on no list, or not there", async ({ serve }) => {
  serve({ "a.js": "a;", "b.js": "steal();", "c.js": "c;" });
  const files = new Map([
    ["a.js", await hashOf("a;")],
    ["b.js", await hashOf("b;")],
    ["d.js", await hashOf("d;")],
  ]);
  expect(await check(files, ["a.js", "b.js", "c.js", "d.js"])).toEqual({
    ...{ same: 1, other: ["b.js"], unlisted: ["c.js"], missing: ["d.js"] },
  });
});

test("the page shows the hash of the list as people compare it, and what to type elsewhere", async ({
  serve,
  openPage,
}) => {
  const list = `${await hashOf("a;")}  a.js\n`;
  serve({ "a.js": "a;", [hashesPath.slice(1)]: list });
  await openPage("/what-runs", makeUser());
  await expect.element(heading("The hash of this version")).toBeVisible();
  const shown = document.querySelector("[data-hash]");
  expect(shown?.getAttribute("data-hash")).toBe(await hashOf(list));
  expect(shown?.textContent).toBe(await hashOf(list));
  await expect
    .element(page.getByText(`curl -s ${location.origin}/hashes.txt | sha256sum`, { exact: true }))
    .toBeVisible();
});

test("code that is on no list is named, with what to do about it", async ({ serve, openPage }) => {
  serve({ [hashesPath.slice(1)]: `${await hashOf("a;")}  a.js\n`, "what-runs": "<script>steal()</script>" });
  await openPage("/what-runs", makeUser());
  // The page of a test has scripts of its own, which no release has.
  await expect.element(page.getByText("At work here, but on no list:")).toBeVisible();
  await expect.element(page.getByText(/^The page itself contains code/)).toBeVisible();
  await expect.element(page.getByText(/do not unlock your words here/)).toBeVisible();
});

test("a server without a list says so, and how to compare stays in view", async ({ serve, openPage }) => {
  serve({});
  await openPage("/what-runs", makeUser());
  await expect.element(page.getByText(/^This server has no list of hashes/)).toBeVisible();
  await expect.element(heading("How to compare")).toBeVisible();
});
