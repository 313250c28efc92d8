/** The text of an entry of Day One, which is Markdown, as a person would read it. */

import { fieldOf, listOf, textOf } from "../json-shape.ts";

/** A picture; or what is left of one that was a link, whose words stay. */
const attachment = /(?<!\\)!\[[^[\]\n]{0,200}\]\([^()\n]{0,500}\)/g;
const emptyLink = /(?<![\\!])\[[ \t]{0,20}\]\([^()\n]{0,500}\)/g;
const momentLink = /(?<!\\)\[(?<words>[^[\]\n]{1,200})\]\(dayone-moment:[^()\n]{0,500}\)/gi;

/** Without pictures, marks of headings and escapes; lists and emphasis stay as they were typed. */
export const plainMarkdown = (markdown: string): string =>
  markdown
    .replace(attachment, "")
    .replace(emptyLink, "")
    .replace(momentLink, "$<words>")
    .replace(/dayone-moment:[^\s()[\]]{0,500}/gi, "")
    .replace(/^#{1,6}[ \t]+/gm, "")
    .replace(/\\([!-/:-@[-`{-~])/g, "$1")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** The text of an entry that has rich text alone: JSON in a string, with parts. */
export function plainRichText(richText: string): string {
  try {
    const parts = listOf(fieldOf(JSON.parse(richText), "contents"));
    return parts
      .map((part) => textOf(fieldOf(part, "text")))
      .join("")
      .trim();
  } catch {
    return "";
  }
}
