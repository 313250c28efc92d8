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
    "No address is needed. Until you add a passkey or a password, anyone who knows the name can open your universe.",
  /** Shown to somebody who is signed in. */
  signedIn: {
    title: "You have a universe here already",
    /** `universe` is the name of theirs. */
    what: "“{universe}” is open in this browser. The invitation is for a new universe and has not been used: give it to someone else, or open its link in another browser.",
  },
  failed: "The invitation could not be read just now. It has not been used; try again in a moment.",
});
