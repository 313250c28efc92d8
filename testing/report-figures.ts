/** Prints what a test of `npm run test:long` has counted; `npm test`, which counts little, stays silent. */
export function reportFigures(line: string) {
  if (process.env.LONG) process.stdout.write(`${line}\n`);
}
