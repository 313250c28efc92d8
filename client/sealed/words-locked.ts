/** Words were to leave the page, or to be compared, while nobody has unlocked them here: what is to be done with them waits. */
export class WordsAreLocked extends Error {
  override readonly name = "WordsAreLocked";
}
