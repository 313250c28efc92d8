/** Builds the page that opens sealed exports without a network: one file, which needs no other and asks for none. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BuildEnvironmentOptions, build, type Plugin, type Rolldown } from "vite";
import { openSealedPath } from "../domain/pages/release-files.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "client/open-sealed");

type Treeshake = NonNullable<BuildEnvironmentOptions["rolldownOptions"]>["treeshake"];

async function compile(treeshake: Treeshake, target: BuildEnvironmentOptions["target"]): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: "warn",
    publicDir: false,
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      ...{ write: false, target: target ?? false, modulePreload: false },
      rolldownOptions: {
        ...{ input: join(folder, "main.ts"), treeshake: treeshake ?? true },
        output: { format: "iife", codeSplitting: false },
      },
    },
  });
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput;
  if (output.length !== 1) throw new Error("The page for sealed exports is not one file.");
  return output[0].code.trim();
}

/** What would end the element, or begin a comment in it, says the same otherwise. */
const insideScript = (code: string) => code.replace(/<\/(script)/gi, "<\\/$1").replaceAll("<!--", "\\x3c!--");

const shortStyle = (css: string) => css.replace(/\s*\n\s*/g, "");

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The page may do nothing but run its own script and style: no request can leave it. */
const policyOf = (script: string, style: string) =>
  [
    "default-src 'none'",
    // WebAssembly makes the key of a passphrase.
    `script-src ${hashOf(script)} 'wasm-unsafe-eval'`,
    `style-src ${hashOf(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");

export function makePage(html: string, script: string, css: string): string {
  const [code, style] = [insideScript(script), shortStyle(css)];
  const put = (page: string, place: string, content: string) => {
    if (page.split(place).length !== 2) throw new Error(`page.html has no place ${place}.`);
    return page.replace(place, () => content);
  };
  const filled = put(
    html,
    'Security-Policy" content=""',
    `Security-Policy" content="${policyOf(code, style)}"`,
  );
  return put(
    put(filled, "<style></style>", `<style>${style}</style>`),
    '<script type="module"></script>',
    `<script>${code}</script>`,
  );
}

/** Writes `open-sealed.html`. */
export const openSealed = (treeshake: Treeshake): Plugin => ({
  name: "open-sealed",
  apply: "build",
  async generateBundle() {
    const script = await compile(treeshake, this.environment.config.build.target);
    const read = (name: string) => readFileSync(join(folder, name), "utf8");
    this.emitFile({
      type: "asset",
      fileName: openSealedPath.slice(1),
      source: makePage(read("page.html"), script, read("page.css")),
    });
  },
});
