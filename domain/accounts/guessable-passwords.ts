/** Passwords that somebody who knows the product or the person would try first. */

/** Words of the product. A password of nothing else, with any digits and punctuation, is refused. */
const productWords = [
  "constellation",
  "universe",
  "journal",
  "galaxy",
  "planet",
  "cosmos",
  "stars",
  "moods",
  "star",
  "mood",
  "moon",
  "sky",
  "my",
] as const;

const onlyProductWords = new RegExp(`^(${productWords.join("|")})+$`);

/** Digits and signs that people write for a letter. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...{ "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t" },
  ...{ "@": "a", $: "s", "!": "i" },
};

/** The letters of a text in lower case; look-alikes between letters count as letters. */
function lettersOf(text: string): string {
  const within = text.normalize("NFKC").replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const replaced = Array.from(within, (character) => lookAlikes[character] ?? character).join("");
  return replaced.toLowerCase().replace(/[^\p{L}\p{M}]/gu, "");
}

/** Names with fewer letters occur in many good passwords. */
const minLetters = 3;

/**
 * Whether the letters of a password are only words of the product, or one of the person's own names. `names` are such
 * as the name of the universe and the e-mail address, of which the part before the at-sign counts.
 */
export function isGuessablePassword(password: string, names: readonly string[]): boolean {
  const letters = lettersOf(password);
  if (letters.length < minLetters) return false;
  return (
    onlyProductWords.test(letters) || names.some((name) => lettersOf(name.split("@")[0] ?? "") === letters)
  );
}
