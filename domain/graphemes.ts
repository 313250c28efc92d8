/** Cuts text where a reader sees the end of a character: an emoji with its modifiers is one grapheme. */

/** The first `count` graphemes of `text`. Without `Intl.Segmenter` (Firefox before 125) it counts code points. */
export function firstGraphemes(text: string, count: number): string {
  if (text.length <= count) return text;
  let end = 0;
  let left = count;
  for (const length of characterLengths(text)) {
    if (left-- === 0) break;
    end += length;
  }
  return text.slice(0, end);
}

/** In UTF-16 units. */
function* characterLengths(text: string) {
  if ("Segmenter" in Intl) for (const { segment } of new Intl.Segmenter().segment(text)) yield segment.length;
  else for (const codePoint of text) yield codePoint.length;
}
