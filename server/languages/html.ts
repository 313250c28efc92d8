/** HTML and the manifest in the language of a reader: the build writes them in English. */

import { readFileSync } from "node:fs";
import { htmlAt } from "#domain/base-path.ts";
import { escapeHtml } from "#domain/escape-html.ts";
import { directionOf } from "#domain/languages/languages.ts";
import type { Text } from "#domain/languages/text.ts";
import type { Translator } from "#domain/languages/translator.ts";

/** The attributes of the root element. Without a direction, it is from left to right. */
export const languageAttributes = ({ language }: Translator): string =>
  `lang="${language}"${directionOf(language) === "rtl" ? ' dir="rtl"' : ""}`;

/** An HTML file of the build. Its scripts find the base path in their own addresses. */
export const builtHtml = (file: string, basePath: string): string =>
  htmlAt(basePath, readFileSync(file, "utf8"));

/** Replaces each English text of an HTML file, which has no placeholders, by its translation. */
export const htmlIn = (t: Translator, html: string, texts: readonly Text[]): string =>
  texts.reduce(
    (translated, text) =>
      translated.replaceAll(escapeHtml(text.english), () => escapeHtml(t(text as Text<"">))),
    html.replace('<html lang="en">', `<html ${languageAttributes(t)}>`),
  );
