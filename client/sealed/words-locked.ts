/** Words were to leave the page, or to be compared, while they are locked here: the work with them waits. */
export class WordsAreLocked extends Error {
  override readonly name = "WordsAreLocked";
}
