/** The shape that all our letters share: paragraphs, at most one link, the same words as text and as HTML. */

import type { Letter } from "./transport.ts";

export type Words = Omit<Letter, "to">;

type Content = {
  readonly subject: string;
  readonly opening: readonly string[];
  /** The label is for the button; in the text the link follows the opening. */
  readonly action?: { readonly label: string; readonly link: string };
  readonly closing: readonly string[];
};

const lineWidth = 72;

const unquotable = /[\p{White_Space}\p{Control}\p{Bidi_Control}]+/gu;
const linkingMarks = /[./:@。．｡／：＠]/g;

/**
 * A name that somebody chose, so that it stays a name: isolated from the direction of our words, on one line, and
 * with a word joiner (U+2060) after what could make a mail program turn "evil.example/win" into a link.
 */
export const quoted = (name: string) =>
  `“\u2068${name.replace(unquotable, "\u00A0").replace(linkingMarks, "$&\u2060")}\u2069”`;

function wrapped(paragraph: string): string {
  const lines: string[] = [];
  for (const word of paragraph.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= lineWidth)
      lines.splice(-1, 1, `${line} ${word}`);
    else lines.push(word);
  }
  return lines.join("\n");
}

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? "");

const farewell = (supportAddress: string) => `Questions? Write to ${supportAddress}.`;

function textOf({ opening, action, closing }: Content, supportAddress: string): string {
  const paragraphs = [...closing, farewell(supportAddress), "Mood Universe"].map(wrapped);
  return `${[...opening.map(wrapped), ...(action ? [action.link] : []), ...paragraphs].join("\n\n")}\n`;
}

const paragraphHtml = (text: string) => `<p>${escapeHtml(text)}</p>`;

/** White on this green has a contrast of 5:1, on a light page and on a dark one. */
const buttonStyle =
  "display:inline-block;padding:12px 20px;border-radius:8px;background:#15803d;color:#ffffff;font-weight:600;text-decoration:none";

function actionHtml({ label, link }: { label: string; link: string }): string {
  const href = escapeHtml(link);
  return `<p><a href="${href}" style="${buttonStyle}">${escapeHtml(label)}</a></p>
<p>Or open this address in your browser:<br><a href="${href}" style="color:inherit">${href}</a></p>`;
}

/** No colours but the button's: the page is the mail program's own, light or dark. Nothing is loaded from anywhere. */
const htmlOf = ({ subject, opening, action, closing }: Content, supportAddress: string) => `<!doctype html>
<html lang="en">
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
${opening.map(paragraphHtml).join("\n")}
${action ? actionHtml(action) : ""}
${[...closing, farewell(supportAddress)].map(paragraphHtml).join("\n")}
</div>
</body>
</html>
`;

/** A letter's words, once it is known where questions go. */
export type Composed = (supportAddress: string) => Words;

export const words =
  (content: Content): Composed =>
  (supportAddress) => ({
    subject: content.subject,
    text: textOf(content, supportAddress),
    html: htmlOf(content, supportAddress),
  });
