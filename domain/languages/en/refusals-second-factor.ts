import { texts } from "../text.ts";

/** The server's refusals of codes, of recovery codes and of links that sign in. */
export const refusalsSecondFactor = texts("refusals-second-factor", {
  secondFactorRequired: "Enter the code that your app for codes shows, or one of your recovery codes.",
  wrongCode:
    "This code is wrong, or was used before. If the next one is refused too, the clock of your phone may be wrong.",
  signInExpired: "This sign-in has waited too long. Please begin again.",
  secondFactorExists: "This universe has a second step already.",
  noSecondFactor: "There is no second step here. Please begin its setup again.",
  /** Said to whoever asks for recovery codes. */
  nothingToRecover: "Recovery codes stand for a second step or a passkey, and this universe has neither yet.",
  noPasswordToProtect:
    "A second step follows a password or a sign-in with your provider, and this universe has neither yet.",
  expiredLink: "This link is unknown, was used, or is older than 15 minutes. You can ask for a new one.",
  /** Said to whoever sets a password without the current one. */
  newLinkRequired:
    "This takes a sign-in by a link within the last {minutes, plural, one {# minute} other {# minutes}}. Use your current password, or ask for a new link.",
});
