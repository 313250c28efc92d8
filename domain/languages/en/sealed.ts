import { texts } from "../text.ts";

/** Texts about sealed words: the word in their place while they are locked, and the question when a server calls them unsealed. */
export const sealed = texts("sealed", {
  word: "Sealed",
  /** The server says that a universe is open which this device knows as sealed, and writes wait for it. */
  claim: {
    sentence:
      "The server says that your words are not sealed any more. If you unsealed them yourself on another device, what waits here is sent unsealed, too. If you did not, leave this unanswered, and ask the person who runs the server.",
    accept: "I unsealed them myself",
  },
});
