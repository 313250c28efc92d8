/** Bundles the benchmarks' pages with the settings of the client's build, each into one file. */

import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";
import { oldestBrowsers } from "../vite.config.ts";

export type Bundle = { readonly script: string; readonly style: string };

/** `entry` is a path below bench/. */
export async function bundle(entry: string): Promise<Bundle> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    plugins: [tailwindcss()],
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      target: oldestBrowsers,
      minify: true,
      lib: { entry: join(import.meta.dirname, entry), formats: ["iife"], name: "bench" },
    },
  });
  const [first] = Array.isArray(output) ? output : [output];
  const parts = first && "output" in first ? first.output : [];
  const style = parts.find((part) => part.type === "asset" && part.fileName.endsWith(".css"));
  if (parts[0]?.type !== "chunk") throw new Error(`The page ${entry} could not be built.`);
  return { script: parts[0].code, style: style?.type === "asset" ? String(style.source) : "" };
}
