import { texts } from "../text.ts";

/** What forms of several pages say, and the page of an address that waits for its link. */
export const forms = texts("forms", {
  /** Title of a toast. */
  error: "Error",
  /** Stands beside the title of a form that failed for another reason than what was typed. `reason` is a sentence. */
  kept: "{reason} What you typed is still here.",
  nameTaken: "Universe name is already taken",
  resend: {
    again: "Send it again",
    sent: "Verification Email Sent",
    sentHint: "Please check your email for the verification link.",
    failed: "Failed to send verification email",
  },
  /** A new address that counts when its link was followed. */
  pendingEmail: {
    nameMeanwhile:
      "<address>{email}</address> waits for you to follow its link. Until then the name alone opens your universe.",
    addressMeanwhile:
      "<address>{email}</address> waits for you to follow its link. Until then your present address stays.",
    resend: "Send the link again",
    cancelled: "Cancelled",
    cancelledHint: "The link that was sent no longer works.",
    notCancelled: "It could not be cancelled. Please try again.",
  },
});
