import { texts } from "../text.ts";

const ifNotYou = "If this was not you, ignore this mail and nothing happens.";
const confirm = "Confirm my address";
const noSecret =
  "If it was not you, there is nothing to do. Whoever it was did not learn that you have an account.";

/** The server's mails. `universe` is the name of a universe, which the quotation marks are for. */
export const mails = texts("mails", {
  /** Every mail ends with it; `address` is an e-mail address. */
  questions: "Questions? Write to {address}.",
  /** Stands below the button of a mail. */
  orOpen: "Or open this address in your browser:",
  verifyRegistration: {
    subject: "Confirm your e-mail address",
    welcome: "Welcome to Mood Universe. Your universe “{universe}” is nearly ready.",
    follow: "Follow this link within 24 hours to confirm that this address is yours:",
    confirm,
    ifNotYou,
  },
  alreadyRegistered: {
    subject: "You already have an account",
    reason:
      "Somebody, perhaps you, tried to register with this e-mail address. It has an account already, and nothing was changed.",
    signInHere: "If it was you, sign in here:",
    signIn: "Sign in",
    ifNotYou: noSecret,
  },
  /** A universe that its name alone opened gets an address and a password. */
  verifyMigration: {
    subject: "Finish the move to e-mail and password",
    reason: "Your universe “{universe}” is to open with this e-mail address and your password.",
    follow: "Follow this link within 24 hours to confirm that this address is yours:",
    confirm,
    untilThen:
      "Until then its name alone still opens it. Afterwards the name alone does not any more, and wherever it was opened that way you sign in again.",
    ifNotYou,
  },
  verifyChange: {
    subject: "Confirm your new e-mail address",
    reason: "This is to be the new e-mail address of your universe “{universe}”.",
    follow: "Follow this link within 24 hours to confirm that it is yours:",
    confirm,
    untilThen: "Until then your old address keeps working.",
    ifNotYou,
  },
  addressInUse: {
    subject: "Somebody asked to use your e-mail address",
    reason:
      "Somebody, perhaps you, asked to use this e-mail address for another universe. It stays with yours, and nothing was changed.",
    ifNotYou: noSecret,
  },
  changeRequested: {
    subject: "A new e-mail address was asked for",
    reason:
      "Your universe “{universe}” is to get another e-mail address. This one keeps working until the link that we sent to the new one is followed.",
    ifNotYou: "If this was not you, change your password now and write to us.",
  },
  emailChanged: {
    subject: "Your e-mail address was changed",
    reason:
      "Your universe “{universe}” has another e-mail address now. You cannot sign in with this one any more.",
    ifNotYou: "If this was not you, write to us now.",
  },
  passwordChanged: {
    subject: "Your password was changed",
    reason:
      "The password of your universe “{universe}” was changed. Wherever else it was open, it is closed now.",
    ifNotYou: "If this was not you, write to us now.",
  },
  /** A mail whose subject and first sentence are a line of the part "reminder-lines". */
  reminder: {
    addStar: "Add a star",
    /** Followed by a link. */
    ends: "You asked for these reminders. This link ends them:",
  },
  universeDeleted: {
    subject: "Your universe was deleted",
    reason:
      "Your universe and everything in it were deleted, as you asked: every star and note, and your account with this address.",
    backups: "Backups that were made before can contain it until they are replaced.",
    farewell: "This is the last mail to you. Take good care of yourself.",
  },
});
