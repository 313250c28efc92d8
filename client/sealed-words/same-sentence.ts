/** Letters that keyboards and hands have in two forms, once their marks are gone: Arabic's, Persian's, and Polish ł. */
const oneForm = new Map([
  ["ة", "ه"],
  ["ى", "ي"],
  ["ی", "ي"],
  ["ک", "ك"],
  ["ł", "l"],
]);

/**
 * What a typed sentence says: letters and digits alone, without case, width and accents, which a tired hand leaves out.
 * The stroke that lengthens Arabic words (U+0640) counts as a letter in Unicode, and says nothing.
 */
const said = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]|\u0640/gu, "")
    .replace(/[ةىیکł]/g, (letter) => oneForm.get(letter) ?? letter);

export const isSameSentence = (typed: string, sentence: string): boolean => said(typed) === said(sentence);
