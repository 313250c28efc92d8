import { texts } from "../text.ts";

/** What many pages say. */
export const common = texts("common", {
  tryAgain: "Try again",
  logIn: "Log in",
  stars: "{count, plural, one {# star} other {# stars}}",
  loading: "Loading your universe...",
  backToSky: "Back to your sky",
  showInSky: "Show in the sky",
  /** Accessible name of grey rows that stand for a form which is being fetched. */
  loadingForm: "Loading",
  /** A dialog. */
  close: "Close",
  cancel: "Cancel",
  save: "Save",
  /** A button of a toast. */
  undo: "Undo",
  /** The button and dialog of crisis lines. */
  /** Leads to the breathing exercise. */
  breatheNow: "Breathe now",
  support: "Support",
  /** How far something has come. */
  percent: "{percent, number} %",
  /** The value of a slider, such as "7 of 10". */
  ofMost: "{value, number} of {max, number}",
  toast: {
    name: "Notification",
    dismiss: "Dismiss",
    /** Screen readers hear it with the toast; `action` is its button, such as "Undo". */
    undoKey: "Control Z: {action}.",
  },
  copyByHand: {
    title: "Copy it by hand",
    reason: "This browser does not let the page use its clipboard.",
    text: "Text to copy",
  },
  /** Code of a dialog did not arrive. */
  notOpened: {
    title: "It could not be opened",
    newVersion: "Your universe has a new version. Load the page again, then it opens.",
    disconnected: "A part of the page did not arrive. Check your connection and try again.",
  },
  /** Code of a page did not arrive. */
  unavailable: {
    title: "This page is out of reach",
    reason:
      "The server does not answer, or this device has no connection. Nothing is lost: your stars are kept on the server. Check your connection, then try again.",
    still: "Still out of reach.",
  },
  /** Accessible name of the choice of a language. */
  language: "Language",
  networkError: "Network error. Please check your connection and try again.",
  session: {
    ended: "You are signed out",
    endedReason: "Your session has ended. What you were writing is kept until you are back.",
  },
  /** Replaces the account settings after the session has ended. */
  settingsClosed: {
    title: "Account settings",
    reason: "Please log in to access account settings.",
  },
  unreachable: {
    title: "Your universe is out of reach",
    reason:
      "Failed to fetch user. Nothing is lost: your stars are kept on the server. Check your connection, then try again.",
  },
  /** Shown where nobody is signed in. */
  unreachableForVisitor: {
    title: "Mood Universe is out of reach",
    reason:
      "No universe is open in this browser, and opening one needs the server. Check your connection, then try again.",
  },
  broken: {
    title: "This page stopped working",
    reason: "Your stars are safe. Loading the page again usually helps.",
    reload: "Load again",
  },
  notFound: {
    pageTitle: "Page not found",
    title: "404 Page Not Found",
    reason: "There is nothing at this address. Your stars are where you left them.",
    back: "Back to your universe",
  },
});
