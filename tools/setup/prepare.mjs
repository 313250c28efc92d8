/**
 * Runs before `npm start`, `npm test` and their like, on whatever Node the host has and before anything is installed:
 * makes the clone ready, or says in one sentence why it cannot. An argument says for what: `start`, `test` or `packages`.
 */

const oldest = 20;
const found = Number(process.versions.node.split(".")[0]);

// What follows is loaded only by a Node that can read it.
if (found < oldest) {
  process.stderr.write(
    `Mood Universe needs Node ${oldest} or newer and this is Node ${process.versions.node}: install a newer one from your system's packages or nodejs.org.\n`,
  );
  process.exitCode = 1;
} else {
  import("./make-ready.mjs")
    .then(({ makeReady }) => makeReady(process.argv[2]))
    .then((exitCode) => {
      process.exitCode = exitCode;
    });
}
