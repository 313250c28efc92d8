/**
 * A letter as a page that a person keeps: one HTML file that opens anywhere, loads nothing, runs no script and fits on one
 * sheet of paper.
 */

import { escapeHtml } from "../escape-html.ts";
import { directionOf, type LanguageId } from "../languages/languages.ts";

export type LetterFile = {
  readonly language: LanguageId;
  /** The name of the letter, for the title of the window. */
  readonly title: string;
  /** What the letter is about, such as "2026". */
  readonly heading: string;
  /** A `data:` URL of a PNG; null where the browser could make none. */
  readonly picture: string | null;
  readonly paragraphs: readonly FileParagraph[];
  /** A quiet line at the end, after the name of the product. */
  readonly foot: string;
};

export type FileParagraph =
  | { readonly kind: "text"; readonly text: string }
  | {
      readonly kind: "quote";
      readonly leadIn: string;
      readonly words: string;
      readonly date: string;
    };

/** The colours are those of the product's paper, also in a dark window: it is a sheet. Paper prints without a ground. */
const style = `
:root { color-scheme: light; }
body { margin: 0; padding: 2rem 1rem; background: #efe9da; color: #1d2333;
  font: 1.0625rem/1.6 "Fraunces", "Iowan Old Style", Georgia, "Hiragino Mincho ProN", "Yu Mincho", "Songti SC", "Noto Serif CJK SC", "Noto Naskh Arabic", serif; }
main { box-sizing: border-box; max-width: 40rem; margin: 0 auto; padding: clamp(1.5rem, 6vw, 3.5rem); background: #fffdf8;
  border: 1px solid #e2ddcf; border-radius: 0.5rem; overflow-wrap: anywhere; text-wrap: pretty; }
h1 { margin: 0 0 1.5rem; font-size: 1.75rem; font-weight: 600; line-height: 1.2; }
img { display: block; width: 100%; height: auto; margin: 0 0 1.75rem; border-radius: 0.375rem; }
p { margin: 0 0 1rem; }
figure { margin: 0 0 1.25rem; break-inside: avoid; }
blockquote { margin: 0 0 0.25rem; white-space: pre-wrap; padding-block: 0.125rem; padding-inline-start: 1rem; border-inline-start: 3px solid #c9bf9f; }
figcaption, footer { color: #565c6c; font: 0.8125rem/1.5 system-ui, sans-serif; }
footer { margin-top: 2rem; padding-top: 0.75rem; border-top: 1px solid #e2ddcf; }
@page { margin: 16mm; }
@media print {
  body { padding: 0; background: none; font-size: 10.5pt; line-height: 1.5; }
  main { max-width: none; padding: 0; border: 0; background: none; }
  img { max-height: 75mm; object-fit: cover; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;

/** Whatever the words are, a browser that opens the file loads nothing and runs nothing. */
const policy =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

const pngUrl = /^data:image\/png;base64,[A-Za-z0-9+/]+=*$/;

/** What a person wrote has the direction of its own letters. */
const writeParagraph = (paragraph: FileParagraph): string =>
  paragraph.kind === "text"
    ? `<p>${escapeHtml(paragraph.text)}</p>`
    : `<figure>
<p>${escapeHtml(paragraph.leadIn)}</p>
<blockquote dir="auto">${escapeHtml(paragraph.words)}</blockquote>
<figcaption>${escapeHtml(paragraph.date)}</figcaption>
</figure>`;

export const letterFile = ({ language, title, heading, picture, paragraphs, foot }: LetterFile): string =>
  `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(heading)}</h1>
${picture !== null && pngUrl.test(picture) ? `<img src="${picture}" alt="">\n` : ""}${paragraphs.map(writeParagraph).join("\n")}
<footer><bdi>Mood Universe</bdi> · <bdi>${escapeHtml(foot)}</bdi></footer>
</main>
</body>
</html>
`;
