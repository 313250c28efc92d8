import type { Messages } from "#domain/languages/text.ts";

/** The files of all translations, by path. In a file of its own, which English readers do not need. */
export const catalogues = import.meta.glob<Messages>(
  ["../../domain/languages/*/*.ts", "!../../domain/languages/en/*.ts"],
  { import: "messages" },
);
