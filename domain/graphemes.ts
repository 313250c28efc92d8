/** Cuts text where a reader sees the end of a character: an emoji with its modifiers is one grapheme. */

/** The first `count` graphemes of `text`. */
export function firstGraphemes(text: string, count: number): string {
  if (text.length <= count) return text;
  let end = 0;
  let left = count;
  for (const grapheme of graphemesOf(text)) {
    if (left-- === 0) break;
    end += grapheme.length;
  }
  return text.slice(0, end);
}

/** Without `Intl.Segmenter` (Firefox before 125), a grapheme is a code point with the marks after it. */
export function* graphemesOf(text: string): Generator<string, void> {
  if ("Segmenter" in Intl) for (const { segment } of new Intl.Segmenter().segment(text)) yield segment;
  else for (const [codePoints] of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) yield codePoints;
}
