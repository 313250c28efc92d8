import { texts } from "../text.ts";

/** Words that are sealed: what stands in their place where nobody has unlocked them, and what a server claims of them. */
export const sealed = texts("sealed", {
  word: "Sealed",
  /** The server says that a universe is open which this device knows as sealed, and writes wait for it. */
  claim: {
    sentence:
      "The server says that your words are not sealed any more. If you opened them yourself on another device, what waits here is sent open, too. If you did not, answer nothing here, and ask the person who runs the server.",
    accept: "I opened them myself",
  },
});
