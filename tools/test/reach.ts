/** Which test files a change can reach, and how near they are to it. */

import { dirname, join } from "node:path";

export const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const specifier = /\b(?:from|import)\s*\(?\s*"([^"]+)"/g;

/** The files of the repository that a module names in its imports. Both paths begin at the root. */
export function importsIn(path: string, text: string): string[] {
  const named = [...text.matchAll(specifier)].map(([, name = ""]) => name);
  return named.flatMap((name) => {
    if (name.startsWith("#domain/")) return name.slice(1);
    return name.startsWith(".") ? join(dirname(path), name) : [];
  });
}

/**
 * The test files that changed files can reach, with the number of steps from the nearest of them. A step leads to a
 * module that imports the file, or to a test beside it: tests of the server and of pages import the whole program, and
 * theirs is the part in whose folder they are.
 *
 * `imports`: of every file of the repository, those that it names.
 */
export function reach(
  imports: ReadonlyMap<string, readonly string[]>,
  changed: Iterable<string>,
): Map<string, number> {
  const next = nextSteps(imports);
  const steps = new Map<string, number>([...changed].map((path) => [path, 0]));
  // A map goes through what is added to it meanwhile, so that the nearest files come first.
  for (const [path, distance] of steps)
    for (const reached of [
      ...(next.get(path) ?? []),
      ...(isTest(path) ? [] : (next.get(dirname(path)) ?? [])),
    ])
      if (!steps.has(reached)) steps.set(reached, distance + 1);
  return new Map([...steps].filter(([path]) => isTest(path) && imports.has(path)));
}

/** What imports each file, and the tests in each folder. */
function nextSteps(imports: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const next = new Map<string, string[]>();
  const add = (from: string, to: string) => {
    const known = next.get(from);
    if (known) known.push(to);
    else next.set(from, [to]);
  };
  for (const [path, named] of imports) {
    for (const name of named) add(name, path);
    if (isTest(path)) add(dirname(path), path);
  }
  return next;
}
