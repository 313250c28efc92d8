/** What a typed sentence says: letters and digits alone, without case and accents, which a tired hand leaves out. */
const said = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

export const isSameSentence = (typed: string, sentence: string): boolean => said(typed) === said(sentence);
