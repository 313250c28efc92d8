/** The layout of all letters, as plain text and as HTML: paragraphs, of which some are links, and at most one button. */

import { escapeHtml } from "#domain/escape-html.ts";
import { mails } from "#domain/languages/en/mails.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { languageAttributes } from "../languages/html.ts";
import type { Letter } from "./letter.ts";

export type LetterContent = Omit<Letter, "to">;

type Link = {
  readonly link: string;
  /** Text of the link in the HTML alone: as plain text the link says itself. */
  readonly label: string;
};
type Paragraph = string | Link;

type Content = {
  readonly subject: string;
  readonly opening: readonly string[];
  /** A button in the HTML. */
  readonly action?: Link;
  readonly closing: readonly Paragraph[];
};

const lineWidth = 72;

const unquotable = /[\p{White_Space}\p{Control}\p{Bidi_Control}]+/gu;
const linkingMarks = /[./:@。．｡／：＠]/g;

/**
 * A name that a person chose: isolated from the text direction, on one line, and with a word joiner (U+2060) that keeps a
 * mail program from turning "evil.example/win" into a link.
 */
export const isolatedName = (name: string) =>
  `\u2068${name.replace(unquotable, "\u00A0").replace(linkingMarks, "$&\u2060")}\u2069`;

function wrapLines(paragraph: string): string {
  const lines: string[] = [];
  for (const word of paragraph.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= lineWidth)
      lines.splice(-1, 1, `${line} ${word}`);
    else lines.push(word);
  }
  return lines.join("\n");
}

const renderTextParagraph = (paragraph: Paragraph) =>
  typeof paragraph === "string" ? wrapLines(paragraph) : paragraph.link;

function renderText({ opening, action, closing }: Content): string {
  const paragraphs = [...opening, ...(action ? [action] : []), ...closing, "Mood Universe"];
  return `${paragraphs.map(renderTextParagraph).join("\n\n")}\n`;
}

const renderLink = ({ link, label }: Link) =>
  `<a href="${escapeHtml(link)}" style="color:inherit">${escapeHtml(label)}</a>`;

const renderParagraph = (paragraph: Paragraph) =>
  `<p>${typeof paragraph === "string" ? escapeHtml(paragraph) : renderLink(paragraph)}</p>`;

/** White on this green has a contrast of 5:1, on a light page and on a dark one. */
const buttonStyle =
  "display:inline-block;padding:12px 20px;border-radius:8px;background:#15803d;color:#ffffff;font-weight:600;text-decoration:none";

/** An address is from left to right, also in Arabic, and long: its lines are filled. */
const addressStyle = "direction:ltr;unicode-bidi:isolate;word-break:break-all";

const renderAction = (t: Translator, { label, link }: Link) =>
  `<p><a href="${escapeHtml(link)}" style="${buttonStyle}">${escapeHtml(label)}</a></p>
<p>${escapeHtml(t(mails.orOpen))}<br><span style="${addressStyle}">${renderLink({ link, label: link })}</span></p>`;

/**
 * Sets no colour except for the button, so that the mail program's light or dark theme applies. Loads no resource. The
 * language is said again below the body, because mail programs on the web keep only what the body contains.
 */
const renderHtml = (t: Translator, { subject, opening, action, closing }: Content) => `<!doctype html>
<html ${languageAttributes(t)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px">
<div ${languageAttributes(t)} style="max-width:540px;margin:0 auto;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;overflow-wrap:anywhere;text-wrap:pretty">
<p style="font-size:20px;font-weight:600">Mood Universe</p>
${opening.map(renderParagraph).join("\n")}
${action ? renderAction(t, action) : ""}
${closing.map(renderParagraph).join("\n")}
</div>
</body>
</html>
`;

/** Makes the content of a letter in the language of its reader, with the address for questions. */
export type LetterTemplate = (t: Translator, supportAddress: string) => LetterContent;

export const makeTemplate =
  (write: (t: Translator) => Content): LetterTemplate =>
  (t, address) => {
    const content = write(t);
    const whole = { ...content, closing: [...content.closing, t(mails.questions, { address })] };
    return {
      ...{ language: t.language, subject: content.subject },
      ...{ text: renderText(whole), html: renderHtml(t, whole) },
    };
  };
