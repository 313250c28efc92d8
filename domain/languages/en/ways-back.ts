import { texts } from "../text.ts";

/** Ways in beside the password: the second step, passkeys, recovery codes, and links that sign in. */
export const waysBack = texts("ways-back", {
  code: {
    label: "Code from your app",
    hint: "One step is left: type the six digits that your app shows now, or one of your recovery codes.",
    /** Finishes a sign-in that began at a provider. */
    submit: "Go on",
    otherWay: "Log in another way",
  },
  passkey: {
    failed: "Signing in with a passkey did not work just now. Try again, or log in another way.",
    stopped: "It was stopped, or your device waited too long. Try again, or log in another way.",
    browser: "This browser cannot use passkeys. Log in another way, or use a newer browser.",
    device: "Your device could not use its passkey. Try again, or log in another way.",
  },
  recover: {
    title: "Open it with a recovery code",
    hint: "For a universe that only a passkey opens, when the passkey is lost. You got ten codes when you made it; each one works once.",
    code: "Recovery code",
    submit: "Open my universe",
    busy: "Opening…",
    /** Said in the settings, after the code was used. */
    addPasskey: "Add a new passkey now, so that you get in again without a code.",
    failed: "It could not be opened just now. Nothing has changed.",
    /** Stands below the form. */
    otherwise:
      "With a password, log in as always: there, a recovery code takes the place of the code from your app. Without a code, ask the people who run this server for a link: <contact>{address}</contact>",
  },
  link: {
    title: "A link to your inbox",
    hint: "The link opens your universe once, within 15 minutes, and then you can choose a new password.",
    email: "Your e-mail address",
    send: "Send the link",
    sending: "Sending…",
    sent: "Look into your inbox",
    sentHint:
      "If <address>{email}</address> belongs to an account here, a link is on its way. It works once, within 15 minutes.",
    again: "Nothing there? Look among the spam, or ask again after a minute.",
    askAgain: "Ask again",
    noMail: "This server sends no mails, so no link can come. Ask the people who run it.",
    failed: "The link could not be asked for just now. Try again in a moment.",
    open: "Open your universe",
    openHint: "This link opens your universe in this browser.",
    opening: "Opening…",
    openSubmit: "Open it here",
    expired: "This link does not open anything any more",
    newLink: "Send me a new link",
    password: {
      title: "Choose a new password",
      hint: "Your universe is open. With a new password you get in again without a mail.",
      submit: "Save and go on",
      busy: "Saving…",
      later: "Not now",
      failed: "The password could not be saved just now. The old one is still there.",
      saved: "Password saved",
      savedHint: "It opens your universe from now on. Everywhere else you are signed out.",
    },
  },
  invitation: {
    title: "A way into your universe",
    /** `universe` is its name. */
    what: "The people who run this server made this link for the person of “{universe}”. It works once, and you then have 30 minutes to give the universe a way in of your own.",
    begin: "Go on",
    beginning: "One moment…",
    choose: "How do you want to get in from now on?",
    byPasskey: "With a passkey",
    byPassword: "With an e-mail address and a password",
    other: "Choose another way",
    failed: "The link could not be used just now. Nothing has changed.",
    unusable: "This link cannot be used any more",
    missing: "This link is not complete. Open it once more from where you got it.",
    done: "Your universe has a new way in",
  },
});
