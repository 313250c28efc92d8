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
  /** The person wants the other sessions to go on. */
  passwordChangedHere: {
    subject: "Your password was changed",
    reason:
      "The password of your universe “{universe}” was changed. Wherever else it is open, it stays open.",
    ifNotYou: "If this was not you, write to us now.",
  },
  /** A link that signs in once; `signIn` is its button. */
  signInLink: {
    subject: "Your link to sign in",
    reason: "Somebody, perhaps you, asked for a link that opens your universe “{universe}”.",
    follow: "It works once, within 15 minutes:",
    signIn: "Sign in",
    newPassword: "Then you can choose a new password at once.",
    ifNotYou: "If this was not you, ignore this mail. Nobody gets in without this link.",
  },
  /** `device` is what the browser says of itself, such as "Firefox, Linux"; the sentence is left out where it says nothing. */
  newDevice: {
    subject: "A new device opened your universe",
    reason: "Your universe “{universe}” was opened on a device on which it was not open before.",
    device: "The device calls itself: {device}.",
    ifNotYou:
      "If this was not you, change your password in the account settings and sign out wherever else you are signed in.",
  },
  passkeyAdded: {
    subject: "A passkey was added",
    reason: "Your universe “{universe}” can be opened with a new passkey.",
    ifNotYou: "If this was not you, remove the passkey in the account settings and write to us now.",
  },
  passkeyRemoved: {
    subject: "A passkey was removed",
    reason: "A passkey of your universe “{universe}” was removed. It does not open it any more.",
    ifNotYou: "If this was not you, write to us now.",
  },
  secondFactorAdded: {
    subject: "Your second step is on",
    reason:
      "Your universe “{universe}” now also asks for a code from your app when you sign in. Keep your recovery codes in a safe place.",
    ifNotYou: "If this was not you, write to us now.",
  },
  secondFactorRemoved: {
    subject: "Your second step is off",
    reason: "Your universe “{universe}” does not ask for a code any more when you sign in.",
    ifNotYou: "If this was not you, change your password now and write to us.",
  },
  providerRemoved: {
    subject: "Your sign-in provider was removed",
    reason:
      "Your universe “{universe}” can no longer be opened with your sign-in provider. Your other ways in stay.",
    ifNotYou: "If this was not you, write to us now.",
  },
  providerIsEnough: {
    subject: "No code after your sign-in provider",
    reason:
      "Your universe “{universe}” does not ask for a code any more when you sign in with your provider. Your provider’s own check is enough.",
    ifNotYou: "If this was not you, write to us now.",
  },
  providerIsNotEnough: {
    subject: "A code after your sign-in provider",
    reason:
      "Your universe “{universe}” asks for a code again when you sign in with your provider and your second step is on.",
    ifNotYou: "If this was not you, write to us now.",
  },
  recoveryCodesMade: {
    subject: "You have new recovery codes",
    reason: "Your universe “{universe}” has new recovery codes. The earlier ones do not work any more.",
    ifNotYou: "If this was not you, write to us now.",
  },
  /** “Show your sky” is the title of a dialog. */
  /** A person has made an access token, which lets a program in; “Programs” is the name of its page. */
  tokenMade: {
    subject: "A program can read or change your universe now",
    reason:
      "A new access token lets a program into your universe “{universe}”. You see what it may do under “Programs” in your account settings.",
    ifNotYou: "If this was not you, revoke the token there and change your password, which ends all tokens.",
  },
  webhookMade: {
    subject: "A webhook hears of your universe now",
    reason:
      "A new webhook tells an address on the internet when something in your universe “{universe}” changes. Which address, and whether it gets words, stands under “Programs” in the account settings.",
    ifNotYou: "If this was not you, remove the webhook there and change your password.",
  },
  skyLinkMade: {
    subject: "A new link shows your sky",
    reason:
      "Whoever has a new link can look at the sky of your universe “{universe}”, without a word of what you wrote.",
    ifNotYou: "If this was not you, end the link under “Show your sky” and change your password.",
  },
  /** The words of a universe are sealed in the browser, so that only their person can read them. */
  sealingBegan: {
    subject: "Your words are being sealed",
    reason:
      "The sealing of your universe “{universe}” has begun. When it has ended, nobody but you can read your notes and names, not even this server.",
    keepSafe:
      "Keep your passphrase and your recovery kit safe: without both, your words would be lost for good.",
    ifNotYou: "If this was not you, change your password now and write to us.",
  },
  wordsSealed: {
    subject: "Your words are sealed",
    reason:
      "Every note and every name in your universe “{universe}” is sealed now. Only your passphrase, your recovery kit or one of your passkeys opens them. A new password does not open them, and neither can we.",
    ifNotYou: "If this was not you, write to us now.",
  },
  openingBegan: {
    subject: "Your words are being unsealed",
    reason:
      "The words of your universe “{universe}” are being unsealed. This server will be able to read them again.",
    ifNotYou: "If this was not you, change your password now and write to us.",
  },
  wordsOpen: {
    subject: "Your words are no longer sealed",
    reason:
      "The notes and names in your universe “{universe}” are no longer sealed. You do not need the passphrase and the recovery kit any more.",
    ifNotYou: "If this was not you, change your password now and write to us.",
  },
  /** A slot of the key: a passphrase, a recovery kit, or a passkey. */
  sealChanged: {
    subject: "What opens your sealed words was changed",
    reason:
      "A passphrase, a recovery kit or a passkey that opens the sealed words of your universe “{universe}” was added, replaced or removed.",
    ifNotYou: "If this was not you, change your password now and write to us.",
  },
  /** A mail whose subject and first sentence are a line of the part "reminder-lines". */
  reminder: {
    addStar: "Add a star",
    /** Followed by a link. */
    ends: "You asked for these reminders. This link ends them:",
  },
  /** The button of a reminder that leads to the check-in. */
  checkIn: { open: "Check in" },
  /** An administrator has closed it; `date` is a day. */
  universeClosed: {
    subject: "Your universe was closed",
    reason:
      "The people who run this server have closed your universe “{universe}”. It can no longer be opened, and on {date} it will be removed with everything in it.",
    keep: "If you want to keep it, or to have a copy of your journal, write to us before then.",
  },
  universeReopened: {
    subject: "Your universe is open again",
    reason: "Your universe “{universe}” is open again, with everything in it. You sign in as before.",
  },
  /** No attempt of a day succeeded. "Programs" is the name of a page. */
  webhookPaused: {
    subject: "A webhook was paused",
    reason:
      "A webhook of your universe “{universe}” has accepted nothing for a day, or has said that it wants nothing any more. Mood Universe has paused it.",
    open: "Open Programs",
    nothingLost:
      "Your journal is not affected. When you wake the webhook on that page, it is told what it has missed.",
  },
  universeDeleted: {
    subject: "Your universe was deleted",
    reason:
      "Your universe and everything in it were deleted, as you asked: every star and note, and your account with this address.",
    backups: "Backups that were made before can contain it until they are replaced.",
    farewell: "This is the last mail to you. Take good care of yourself.",
  },
});
