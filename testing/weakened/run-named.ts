/** Runs the tests that docs/security.md names in a process of Vitest, with a weakening or without one. */

import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withoutDatabase } from "../server-tests.ts";
import { root } from "./named-tests.ts";
import { variable } from "./weakening.ts";

export type NamedTest = readonly [file: string, name: string];

const vitest = join(root, "node_modules/vitest/vitest.mjs");

/** A project of vitest.config.ts; server tests run on SQLite, because weakenings are the same on both databases. */
export function projectOf(file: string): string {
  if (file.includes(".browser.test.")) return "components";
  if (withoutDatabase.includes(file)) return "server";
  const [room = ""] = file.split("/");
  return { server: "server on SQLite", testing: "tools" }[room] ?? room;
}

/** The titles of a test, whose cases are in the place of `%s` and the like. */
const titles = (name: string) =>
  name.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&").replaceAll(/%[sijdf]|\\\$\w+/g, ".*");

type Report = {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
};

async function report(named: readonly NamedTest[], weakness: string | null): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), "mood-universe-weakened-"));
  const file = join(folder, "report.json");
  const projects = [...new Set(named.map(([test]) => projectOf(test)))].flatMap((name) => [
    "--project",
    name,
  ]);
  const only = ["-t", named.map(([, name]) => `${titles(name)}$`).join("|")];
  const files = [...new Set(named.map(([test]) => test))];
  const { LONG: _, [variable]: __, ...environment } = process.env;
  const env = { ...environment, ...(weakness !== null && { [variable]: weakness }) };
  try {
    await new Promise<void>((resolve) => {
      const order = [
        vitest,
        "run",
        ...projects,
        ...only,
        "--reporter=json",
        `--outputFile=${file}`,
        ...files,
      ];
      // Vitest fails when a test fails, which is what the report says.
      execFile(process.execPath, order, { cwd: root, env, maxBuffer: 2 ** 26 }, () => resolve());
    });
    return JSON.parse(await readFile(file, "utf8"));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * What became of each test, as `file: name`: `failed` if one of its cases failed, `missing` if none ran, as when the
 * source does not compile.
 */
export async function runNamed(
  named: readonly NamedTest[],
  weakness: string | null = null,
): Promise<Record<string, "passed" | "failed" | "missing">> {
  const { testResults } = await report(named, weakness);
  const outcomes = named.map(([file, name]) => {
    const title = new RegExp(`^${titles(name)}$`, "s");
    const cases = testResults
      .filter((result) => result.name === join(root, file))
      .flatMap(({ assertionResults }) => assertionResults)
      .filter((one) => title.test(one.title) && one.status !== "pending" && one.status !== "skipped");
    const outcome = cases.some(({ status }) => status === "failed") ? "failed" : "passed";
    return [`${file}: ${name}`, cases.length === 0 ? "missing" : outcome] as const;
  });
  return Object.fromEntries(outcomes);
}
