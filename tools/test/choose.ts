/** Chooses the tests of `npm run check`: those that a change can reach, the nearest first, and no more than 45 seconds allow. */

/** The most files of a kind in one run: a file of the server takes two seconds of a core, one of components five. */
const most = [
  { isOfKind: (path: string) => path.includes(".browser.test."), files: 2 },
  { isOfKind: (path: string) => path.startsWith("server/"), files: 8 },
  { isOfKind: () => true, files: 75 },
];

/** These start a process for each step, need a PostgreSQL server, or take longer for another reason. */
const tooLong =
  /^server\/(operator\/|(process|draining|killed-process|many-universes|failed-start|failing-\w+|bad-input|database\/releases)\.test)|^client\/outbox\/(kills|histories)\.test|\/postgres-|\.(long|load)\./;

/** Tests of tools read documents and all catalogues, whatever they import, and take some seven seconds together. */
const always = /^tools\/(?!music\/|seed\/)/;

/** `reached`: test files and their distance from the change; `known`: all test files, whether reached or not. Returns the files to run. */
export function chooseTests(reached: ReadonlyMap<string, number>, known: Iterable<string>): string[] {
  const nearest = [...reached]
    .filter(([path]) => !always.test(path) && !tooLong.test(path))
    .sort(([, one], [, other]) => one - other)
    .map(([path]) => path);
  const kinds = Map.groupBy(nearest, (path) => most.find(({ isOfKind }) => isOfKind(path)));
  const chosen = [...kinds].flatMap(([kind, paths]) => paths.slice(0, kind?.files));
  return [...[...known].filter((path) => always.test(path)), ...chosen];
}
