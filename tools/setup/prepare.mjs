/**
 * Runs before `npm start`, `npm test` and other commands, in the host's version of Node and before any package is
 * installed. Prepares the clone, or prints one sentence that explains why it cannot. The argument names the purpose:
 * `start`, `test`, `long` (for `npm run test:long`), `packages` or `operate` (for the commands of operators).
 */

const minMajorVersion = 20;
const majorVersion = Number(process.versions.node.split(".")[0]);

// The other modules are imported dynamically, because an older Node could not parse them.
if (majorVersion < minMajorVersion) {
  process.stderr.write(
    `Mood Universe needs Node ${minMajorVersion} or newer and this is Node ${process.versions.node}: install a newer one from your system's packages or nodejs.org.\n`,
  );
  process.exitCode = 1;
} else {
  import("./steps.mjs")
    .then(({ runSteps }) => runSteps(process.argv[2]))
    .then((exitCode) => {
      process.exitCode = exitCode;
    });
}
