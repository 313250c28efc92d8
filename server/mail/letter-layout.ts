/** The layout of all letters: paragraphs and at most one link, as plain text and as HTML. */

import { mails } from "#domain/languages/en/mails.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { escapeHtml } from "../escape-html.ts";
import { languageAttributes } from "../languages/html.ts";
import type { Letter } from "./letter.ts";

export type LetterContent = Omit<Letter, "to">;

type Content = {
  readonly subject: string;
  readonly opening: readonly string[];
  /** The label is for the HTML button; in plain text the link follows the opening. */
  readonly action?: { readonly label: string; readonly link: string };
  readonly closing: readonly string[];
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

function renderText({ opening, action, closing }: Content): string {
  const paragraphs = [...closing, "Mood Universe"].map(wrapLines);
  return `${[...opening.map(wrapLines), ...(action ? [action.link] : []), ...paragraphs].join("\n\n")}\n`;
}

const renderParagraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

/** White on this green has a contrast of 5:1, on a light page and on a dark one. */
const buttonStyle =
  "display:inline-block;padding:12px 20px;border-radius:8px;background:#15803d;color:#ffffff;font-weight:600;text-decoration:none";

function renderAction(t: Translator, { label, link }: { label: string; link: string }): string {
  const href = escapeHtml(link);
  return `<p><a href="${href}" style="${buttonStyle}">${escapeHtml(label)}</a></p>
<p>${escapeHtml(t(mails.orOpen))}<br><a href="${href}" style="color:inherit">${href}</a></p>`;
}

/** Sets no colour except for the button, so that the mail program's light or dark theme applies. Loads no resource. */
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
<div style="max-width:540px;margin:0 auto;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;overflow-wrap:anywhere">
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
    return { subject: content.subject, text: renderText(whole), html: renderHtml(t, whole) };
  };
