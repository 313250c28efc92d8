import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** Loads the server as `main.mjs` does, and prints what was loaded. */
const script = `
  const { registerHooks } = require("node:module");
  const files = [];
  registerHooks({ load(url, context, next) { files.push(url); return next(url, context); } });
  const ofIntl = [];
  for (const name of ["NumberFormat", "PluralRules", "DateTimeFormat", "ListFormat", "DisplayNames"])
    Intl[name] = new Proxy(Intl[name], {
      get(target, key) { ofIntl.push(name); return target[key]; },
      construct(target, args) { ofIntl.push(name); return new target(...args); },
    });
  require("./server/serve.ts");
  process.stdout.write(JSON.stringify({ files, ofNode: process.moduleLoadList, ofIntl }));`;

async function loadedByStart(): Promise<{ packages: Set<string>; ofNode: string[]; ofIntl: string[] }> {
  const { stdout } = await promisify(execFile)(process.execPath, ["--eval", script], { cwd: root });
  const { files, ofNode, ofIntl } = JSON.parse(stdout) as {
    files: string[];
    ofNode: string[];
    ofIntl: string[];
  };
  const packages = files.flatMap((url) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? []);
  return { packages: new Set(packages), ofNode, ofIntl };
}

test("a start does not load what the first calls do not need", async () => {
  const { packages, ofNode, ofIntl } = await loadedByStart();
  expect(packages).toContain("fastify");
  const forLater = [
    "@simplewebauthn/server",
    "@fastify/swagger",
    "@fastify/swagger-ui",
    "ajv",
    "nodemailer",
    "openid-client",
  ];
  for (const name of [...forLater, "otpauth", "pg", "prom-client", "unhomoglyph", "web-push"])
    expect(packages).not.toContain(name);
  // Node's `fetch`: an import of `node:http` in an ES module loads it.
  expect(ofNode.filter((name) => name.includes("undici"))).toEqual([]);
  // The data of `Intl`: a sentence that is made while modules load.
  expect(ofIntl).toEqual([]);
});
