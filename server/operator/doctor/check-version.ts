import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Finding, findingsOf } from "./finding.ts";

const { well, problem } = findingsOf("Version");

/** `root` is the folder of the program; `running` the version of Node. */
export function checkVersion(root: string, running: string): Finding[] {
  const { version, dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    version: string;
    dependencies: { node: string };
  };
  const problems = [
    ...(running === dependencies.node
      ? []
      : [
          `Node ${running} runs this, and ${dependencies.node} belongs to it: run the commands with npm, after npm ci.`,
        ]),
    ...(existsSync(join(root, "dist", "client", "index.html"))
      ? []
      : ["The pages are not built, so that browsers get none: npm start builds them."]),
  ];
  return [well(`Mood Universe ${version} on Node ${running}.`), ...problems.map(problem)];
}
