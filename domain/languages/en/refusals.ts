import { texts } from "../text.ts";

/** Refusals that any call can get from the server. */
export const refusals = texts("refusals", {
  unreadable: "The request could not be read.",
  tooLarge: "That is more than can be sent at once.",
  notSignedIn: "Please sign in first.",
  notFound: "Not found",
  /** Another person uses the product in this browser now. */
  anotherSession: "Somebody else is signed in here by now.",
  tooManyRequests: "That was a lot at once. Please wait a moment and try again.",
  storageUnavailable: "Mood Universe cannot reach its storage right now. Please try again in a moment.",
  busy: "Mood Universe is very busy right now. Please try again in a moment.",
  restarting: "Mood Universe is about to restart. Please try again in a moment.",
  bug: "Something went wrong",
});
