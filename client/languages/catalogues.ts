import type { Messages } from "#domain/languages/text.ts";

/** The files of all translations but those that only the server needs, by path. In a file of its own, which English readers do not need. */
export const catalogues = import.meta.glob<Messages>(
  [
    "../../domain/languages/*/*.ts",
    "!../../domain/languages/en/*.ts",
    "!../../domain/languages/*/{mails,reminder-lines,server-pages}.ts",
  ],
  { import: "messages" },
);
