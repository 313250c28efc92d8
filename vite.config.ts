import { readFileSync } from "node:fs";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { drawnPages } from "./tools/drawn-pages.ts";
import { fileGroups, texts } from "./tools/file-groups.ts";
import { messageCatalogues } from "./tools/message-catalogues.ts";
import { openSealed } from "./tools/open-sealed.ts";
import { pageFiles } from "./tools/page-files.ts";
import { serviceWorker } from "./tools/service-worker.ts";

const firstTheme = "client/theme/first-theme.js";

/** Vite does not process scripts that are not modules. This plugin gives this script a name with a hash, like those of all other files. */
const namedFirstTheme: Plugin = {
  name: "named-first-theme",
  apply: "build",
  buildStart() {
    if (this.environment.name !== "client") return;
    const source = readFileSync(new URL(firstTheme, import.meta.url));
    this.emitFile({ type: "asset", name: "first-theme.js", source });
  },
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle = {} }) {
      // The page of a shown sky has the theme of the system.
      if (!html.includes(`/${firstTheme}`)) return html;
      const named = Object.values(bundle).find(
        (file) => file.type === "asset" && file.names.includes("first-theme.js"),
      );
      if (!named) throw new Error(`${firstTheme} is not among the built files.`);
      return html.replace(`/${firstTheme}`, `/${named.fileName}`);
    },
  },
};

/**
 * The server checks requests and describes them on its API page; the client uses the schemas of replies only. Every
 * page of the client would load the others.
 */
const onlyReplies: Plugin = {
  name: "only-replies",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { id: /\/domain\/(calls\/[\w-]+|api|(session|visitor)-calls)\.ts$/ },
    handler: (code) =>
      code
        .replace(/\bsummary:\s*"(?:[^"\\]|\\.)*",/g, "")
        .replace(/^ {4}(?:params|query|headers|body|bodyLimit): .*,$/gm, ""),
  },
};

/** Comments and indentation of shaders: in a template literal, the minifier keeps them. */
const shortShaders: Plugin = {
  name: "short-shaders",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { code: /\/\* glsl \*\// },
    handler: (code) =>
      code.replace(/\/\* glsl \*\/ `(?:[^`\\]|\\.)*`/g, (shader) =>
        shader.replace(/[ \t]*\/\/.*$/gm, "").replace(/\n\s+/g, "\n"),
      ),
  },
};

/**
 * The oldest browsers that work, which the README names. They are set by CSS `light-dark()` (Safari 17.5), CSS `round()`
 * (Chrome 125) and Tailwind 4 (Firefox 128); `lib` ES2024 of client/tsconfig.json needs nothing newer.
 */
export const oldestBrowsers = ["chrome125", "edge125", "firefox128", "safari17.5"];

/** Uses a plugin in the build of the client, not in that of the page of a shown sky. */
const ofClient = (plugin: Plugin): Plugin => ({
  ...plugin,
  applyToEnvironment: ({ name }) => name === "client",
});

/**
 * Modules of the domain do nothing when they load, so that those of which nothing is used are left out; so are refusals
 * of unused schemas, which read their texts.
 */
const treeshake = {
  propertyReadSideEffects: false as const,
  moduleSideEffects: [{ test: /\/domain\//, sideEffects: false }],
};

export default defineConfig({
  publicDir: "client/public",
  experimental: {
    /**
     * Files name each other by where they are, so that one build runs below every path. HTML has addresses from the root,
     * and the server puts the path before them (domain/base-path.ts).
     */
    renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }),
  },
  plugins: [
    ...[react(), tailwindcss(), namedFirstTheme, shortShaders, messageCatalogues],
    ...[onlyReplies, pageFiles, drawnPages, openSealed(treeshake), serviceWorker].map(ofClient),
  ],
  // Imports of which `onlyReplies` has removed the use.
  oxc: { typescript: { onlyRemoveTypeImports: false } },
  // One after the other: `vite build` makes both.
  builder: {},
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake,
          output: { codeSplitting: { groups: fileGroups } },
        },
      },
    },
    // A build of its own (decision 58): it shares no file with the client, whose groups of files are for other pages.
    shown: {
      consumer: "client",
      build: {
        emptyOutDir: false,
        rolldownOptions: {
          input: "shown.html",
          treeshake,
          output: { codeSplitting: { groups: [texts] } },
        },
      },
    },
  },
  worker: { plugins: () => [messageCatalogues], rolldownOptions: { treeshake } },
  build: {
    outDir: "dist/client",
    emptyOutDir: true,
    target: oldestBrowsers,
    sourcemap: false,
    // All supported browsers have it built in.
    modulePreload: { polyfill: false },
    // Vite does not retry a style sheet of a lazy page after a failure; with one small file for all pages none can be missing.
    cssCodeSplit: false,
  },
});
