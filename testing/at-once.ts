/** Keeps the tests of a file that make calls at the same time. It finds them in the source, so that a new one needs no mark. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Plugin, parseSync } from "vite";
import type { VitestPluginContext } from "vitest/node";

const root = join(import.meta.dirname, "..");

type Node = { readonly type: string; readonly start: number; readonly end: number };
type Fields = Node & Readonly<Record<string, unknown>>;

const actsAtOnce = /\bPromise\.all(Settled)?\(/;

/** Whether a file has a test that makes calls at the same time. */
export const hasCallsAtOnce = (source: string) => actsAtOnce.test(source);

const isNode = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

/** The function that a statement calls in the end: `it` of `it.each(cases)("…", …)`; null for another statement. */
function calledBy(statement: Fields): { name: string; call: Fields } | null {
  const call = statement.type === "ExpressionStatement" ? (statement.expression as Fields) : null;
  if (call?.type !== "CallExpression") return null;
  let callee: Fields = call;
  while (callee.type !== "Identifier") {
    const next = callee.callee ?? callee.object ?? callee.tag;
    if (!isNode(next)) return null;
    callee = next;
  }
  return { name: String(callee.name), call };
}

/** The statements of the function that a `describe` is given. */
function statementsOf(call: Fields): readonly Fields[] | null {
  const body = (call.arguments as readonly Fields[]).map((one) => one.body).find(isNode);
  return body?.type === "BlockStatement" ? (body.body as readonly Fields[]) : null;
}

/** The names that a statement declares, each with the text that gives it its meaning. */
function declarationsOf(statement: Fields, textOf: (node: Node) => string): [name: string, text: string][] {
  if (statement.type === "FunctionDeclaration")
    return [[textOf(statement.id as Fields), textOf(statement.body as Fields)]];
  if (statement.type !== "VariableDeclaration") return [];
  return (statement.declarations as readonly Fields[]).flatMap(({ id, init }) => {
    const text = isNode(init) ? textOf(init) : "";
    return [...textOf(id as Fields).matchAll(/\w+/g)].map(([name]): [string, string] => [name, text]);
  });
}

/**
 * The source with spaces in the place of every test that makes no calls at the same time, neither itself nor by a
 * function of the file, so that the lines stay where they are. Where something else in a scope does so, such as a hook,
 * all tests of the scope stay.
 */
export function onlyAtOnce(path: string, source: string): string {
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  const removed: Node[] = [];
  /** Returns whether a test is left. */
  function visit(statements: readonly Fields[], outer: ReadonlySet<string>): boolean {
    const acting = new Set(outer);
    const acts = (text: string) =>
      actsAtOnce.test(text) || [...text.matchAll(/\w+/g)].some(([name]) => acting.has(name));
    const declared = statements.flatMap((statement) => declarationsOf(statement, textOf));
    for (let before = -1; before < acting.size; ) {
      before = acting.size;
      for (const [name, text] of declared) if (acts(text)) acting.add(name);
    }
    const isDeclaration = ({ type }: Fields) => /Declaration$/.test(type);
    const called = statements.map((statement) => ({ statement, ...calledBy(statement) }));
    const others = called.filter(({ statement, name }) => !isDeclaration(statement) && !isSuite(name));
    if (others.some(({ statement }) => acts(textOf(statement)))) return true;

    let isLeft = false;
    for (const { statement, name, call } of called) {
      if (!call || !isSuite(name)) continue;
      const inner = name === "describe" ? statementsOf(call) : null;
      if (inner ? visit(inner, acting) : acts(textOf(statement))) isLeft = true;
      else removed.push(statement);
    }
    return isLeft;
  }
  visit(parseSync(path, source).program.body as unknown as readonly Fields[], new Set());
  return removed.reduce(
    (text, { start, end }) =>
      text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, " ") + text.slice(end),
    source,
  );
}

const isSuite = (name: string | undefined) => name !== undefined && ["it", "test", "describe"].includes(name);

/** Runs only these tests of the files. */
export function testsAtOnce(files: readonly string[]): Plugin {
  const paths = new Set(files.map((file) => join(root, file)));
  const pathOf = (id: string) => id.split("?")[0] ?? "";
  const load = async (id: string) => {
    const path = pathOf(id);
    return paths.has(path) ? onlyAtOnce(path, await readFile(path, "utf8")) : null;
  };
  // Vitest keeps what it has read on the disk, also for the runs that need all of the tests.
  const configureVitest = ({ defineCacheKeyGenerator }: VitestPluginContext) =>
    defineCacheKeyGenerator(({ id }) => (paths.has(pathOf(id)) ? false : null));
  return { name: "tests-at-once", enforce: "pre", load, configureVitest };
}
