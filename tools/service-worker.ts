/** Builds the service worker, with the list of the files that it keeps. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { api } from "../domain/api.ts";
import type { TranslationFiles } from "../domain/pages/paths.ts";

const root = join(import.meta.dirname, "..");
const source = join(root, "client/service-worker/service-worker.ts");

/** A change of the headers changes those replies that the service worker keeps. */
const pageHeaders = readFileSync(join(root, "server/pages/headers.ts"));

/**
 * The music is kept after it was heard; page-files.json is for the server. Nobody chooses a password without a network,
 * and the words that are easy to guess are half a megabyte.
 */
const isShellFile = (file: string) =>
  file.startsWith("assets/") &&
  !file.endsWith(".mp3") &&
  !/\/(strength-worker|WhatRunsPage|texts-what-runs)-/.test(file);

/** What a person's device keeps at most, in bytes before compression. */
const shellLimit = 3_400_000;

const sizeOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) =>
  Buffer.byteLength(file?.type === "chunk" ? file.code : (file?.source ?? ""));

function shellFiles(bundle: Rolldown.OutputBundle, others: readonly string[]): string[] {
  const files = Object.keys(bundle)
    .filter((file) => isShellFile(file) && !others.includes(file))
    .sort();
  const size = files.reduce((sum, name) => sum + sizeOf(bundle[name]), 0);
  if (size > shellLimit)
    throw new Error(`The service worker would keep ${size} bytes: more than ${shellLimit}.`);
  return files;
}

const textOf = (bundle: Rolldown.OutputBundle, name: string): string => {
  const file = bundle[name];
  if (file?.type !== "asset") throw new Error(`${name} is not among the built files.`);
  return String(file.source);
};

function describe(bundle: Rolldown.OutputBundle): ShellBuild {
  const html = textOf(bundle, "index.html");
  const { languages }: TranslationFiles = JSON.parse(textOf(bundle, "translation-files.json"));
  const translations = Object.values(languages).flatMap((files) => Object.values(files));
  const entry = Object.values(bundle).find((file) => file.type === "chunk" && file.isEntry);
  return {
    entry: entry?.fileName ?? "",
    files: shellFiles(bundle, translations),
    translations,
    revision: createHash("sha256").update(html).update(pageHeaders).digest("hex").slice(0, 16),
    pages: JSON.parse(textOf(bundle, "page-files.json")),
    firstCalls: [api.me.path],
  };
}

const isMusic = (file: string) => file.endsWith(".mp3");

async function compile(shellBuild: ShellBuild, musicFiles: readonly string[]): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: "warn",
    publicDir: false,
    define: {
      shellBuild: JSON.stringify(shellBuild),
      musicFiles: JSON.stringify(musicFiles),
      "process.env.NODE_ENV": JSON.stringify("production"),
      // A service worker is no module here, and client/base-path.ts reads the address of its script.
      "import.meta.url": "self.location.href",
    },
    // Firefox starts no service worker that is a module.
    build: { write: false, rolldownOptions: { input: source, output: { format: "iife" } } },
  });
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput;
  return output[0].code;
}

/** Writes `service-worker.js`. */
export const serviceWorker: Plugin = {
  name: "service-worker",
  apply: "build",
  generateBundle: {
    order: "post",
    async handler(_options, bundle) {
      this.emitFile({
        type: "asset",
        fileName: "service-worker.js",
        source: await compile(describe(bundle), Object.keys(bundle).filter(isMusic)),
      });
    },
  },
};
