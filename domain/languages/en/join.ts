import { texts } from "../text.ts";

/** The page of an invitation. */
export const join = texts("join", {
  title: "You are invited",
  what: "The people who run this server invite you to a universe of your own: a private journal in which every feeling becomes a star.",
  until: "The invitation is open until {day}.",
  choose: "How do you want to begin?",
  byEmail: "With an e-mail address and a password",
  byEmailHint: "Only you can open your universe, and you can add a passkey later.",
  byName: "With a name alone",
  byNameHint:
    "Without an address. Whoever knows the name can open it, until you add a passkey or a password.",
  /** Shown to somebody who is signed in. */
  signedIn: {
    title: "You have a universe here already",
    /** `universe` is the name of theirs. */
    what: "“{universe}” is open in this browser. The invitation is for a new universe, and nothing of it was used: give it to somebody else, or open its link in another browser.",
  },
  failed: "The invitation could not be read just now. Nothing of it was used; try again in a moment.",
});
