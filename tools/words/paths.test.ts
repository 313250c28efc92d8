/** What documents and comments name is there: files and folders, links, and decisions by their number. */

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { commentsIn } from "./read-words.ts";

const root = join(import.meta.dirname, "..", "..");
const list = (...options: string[]) =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...options], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((path) => path !== "" && existsSync(join(root, path)));
const read = (path: string) => readFileSync(join(root, path), "utf8");

const files = list();
/** The file and its folders, each also by the ends of its path: a document about a folder names what is in it. */
const endsOf = (path: string) => path.split("/").map((_, from, parts) => parts.slice(from).join("/"));
const foldersOf = (path: string): string[] =>
  dirname(path) === "." ? [] : [dirname(path), ...foldersOf(dirname(path))];
/** What a build makes, and people save under this name. */
const built = ["open-sealed.html"];
const known = new Set([...files, ...built].flatMap((path) => [path, ...foldersOf(path)].flatMap(endsOf)));

// The build makes this file, which people save.
known.add("open-sealed.html");

/** These tell what was there before. */
const ofThePast = new Set(["CHANGELOG.md", "docs/decisions/0096-what-moved-to-cheaper-tests.md"]);
const documents = list("*.md").filter((path) => !ofThePast.has(path));

const path = /^[a-z][\w-]*(?:[./][\w.-]+)*(?:\.(?:tsx?|m?js|css|md|json|html|grit|svg|yaml)|\/)$/;

it("every file and folder that a document names exists", () => {
  const gone = documents.flatMap((document) =>
    [...read(document).matchAll(/`([^`\s]+)`/g)]
      .map(([, named = ""]) => named)
      .filter((named) => path.test(named) && !known.has(named.replace(/\/$/, "")))
      .map((named) => `${document}: ${named}`),
  );
  expect(gone).toEqual([]);
});

it("every link of a document leads to a file or a folder", () => {
  const broken = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\(([^)#\s:]+)(?:#[^)]*)?\)/g)]
      .map(([, to = ""]) => to)
      .filter((to) => !existsSync(join(root, dirname(document), to)))
      .map((to) => `${document}: ${to}`),
  );
  expect(broken).toEqual([]);
});

it("every file that a comment names by its whole path exists", () => {
  const rooms =
    /(?<![\w/])(?:bench|client|docs|domain|e2e|hosting|server|testing|tools)\/[\w./-]*\.(?:tsx?|m?js|css|md)\b/g;
  const gone = list("*.ts", "*.tsx", "*.mjs", "*.js", "*.css").flatMap((file) =>
    commentsIn(file, read(file)).flatMap(({ line, text }) =>
      [...text.matchAll(rooms)]
        .filter(([named]) => !known.has(named))
        .map(([named]) => `${file}:${line}: ${named}`),
    ),
  );
  expect(gone).toEqual([]);
});

it("the index of decisions lists every decision once", () => {
  const decisions = files.filter((file) => /^docs\/decisions\/\d/.test(file)).map((file) => file.slice(15));
  const listed = [...read("docs/decisions/README.md").matchAll(/\]\((\d[^)]*)\)/g)].map(([, to = ""]) => to);
  expect(listed.toSorted()).toEqual(decisions.toSorted());
});
