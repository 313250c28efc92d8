import { readFileSync } from "node:fs";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const firstTheme = "client/first-theme.js";

/** Vite leaves scripts that are no modules alone; this one gets a name by its content, as all other files have. */
const namedFirstTheme: Plugin = {
  name: "named-first-theme",
  apply: "build",
  buildStart() {
    const source = readFileSync(new URL(firstTheme, import.meta.url));
    this.emitFile({ type: "asset", name: "first-theme.js", source });
  },
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle = {} }) {
      const named = Object.values(bundle).find(
        (file) => file.type === "asset" && file.names.includes("first-theme.js"),
      );
      if (!named) throw new Error(`${firstTheme} is not among the built files.`);
      return html.replace(`/${firstTheme}`, `/${named.fileName}`);
    },
  },
};

export default defineConfig({
  plugins: [react(), tailwindcss(), namedFirstTheme],
  build: { outDir: "dist/client", emptyOutDir: true, target: "es2023", sourcemap: false },
});
