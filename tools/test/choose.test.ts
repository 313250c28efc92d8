import { expect, test } from "vitest";
import { chooseTests } from "./choose.ts";

const many = (count: number, name: (n: number) => string) => Array.from({ length: count }, (_, n) => name(n));

test("the nearest tests of each kind run, up to its number", () => {
  const server = many(100, (n) => `server/tags/test-${n}.test.ts`);
  const components = many(100, (n) => `client/tags/Tag-${n}.browser.test.tsx`);
  const reached = new Map([...server, ...components].map((path, n) => [path, 100 - (n % 100)]));
  const chosen = chooseTests(reached, []);
  expect(chosen.filter((path) => path.startsWith("server/"))).toEqual(server.slice(-8).reverse());
  expect(chosen.filter((path) => path.startsWith("client/"))).toEqual(components.slice(-2).reverse());
});

test("the tests that read documents and catalogues always run, once", () => {
  const known = ["tools/languages.test.ts", "tools/music/compose.test.ts", "domain/tags.test.ts"];
  const reached = new Map([["tools/languages.test.ts", 1]]);
  expect(chooseTests(reached, known)).toEqual(["tools/languages.test.ts"]);
});

test("what takes too long leaves its place to the next", () => {
  const server = many(8, (n) => `server/test-${n}.test.ts`);
  const tooLong = [
    "server/process.test.ts",
    "server/operator/backup/backup.test.ts",
    "server/jobs/postgres-jobs.test.ts",
    "server/bad-input.test.ts",
  ];
  const reached = new Map([...tooLong, ...server].map((path, n) => [path, n]));
  expect(chooseTests(reached, [])).toEqual(server);
});
