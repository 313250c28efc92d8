import { texts } from "../text.ts";

/** The field that unlocks sealed words, and what pages say while they are locked. */
export const unlock = texts("unlock", {
  title: "Unlock your words",
  subtitle: "They are sealed, and only you can open them. What you type stays in this browser.",
  /** The quiet line on pages that show words. */
  line: "Your words are locked on this device.",
  /** The quiet line after another device has made a new key. */
  newKeyLine: "Your words have a new key since you unlocked them here.",
  open: "Unlock",
  field: {
    label: "Passphrase or recovery kit",
    show: "Show what you typed",
    hide: "Hide what you typed",
  },
  /** Names the field to password managers. */
  account: "Sealed words of {universe}",
  keep: "Keep unlocked on this device",
  keepHint:
    "Until you lock the app or sign out here. Without this, until its last tab is closed or reloaded.",
  submit: "Unlock",
  busy: "Unlocking...",
  byPasskey: "Unlock with a passkey",
  asking: "Your device asks you...",
  empty: "Type your passphrase or your recovery kit.",
  wrong: "That does not open your words. Nothing is lost; you can try again.",
  slip: "There is a slip in group {group, number} of the kit.",
  incomplete: "This is not the whole code of the kit. It has {groups, number} groups.",
  earlier: "That belongs to an earlier key. Type the passphrase or the kit that you have chosen since.",
  /** This stands above the field, in the list of what waits to be sent. */
  earlierKey:
    "Some of what waits here needs the passphrase or the recovery kit that you had when you wrote it.",
  weak: "The server has sent a lock that is weaker than any this product makes, so nothing was opened with it. Whoever runs this server can look into it.",
  damaged:
    "What you typed opens a key, but not the one of your words: what the server has sent does not fit together. Whoever runs this server can look into it.",
  left: "The page was locked, or you have signed out meanwhile. Please try again.",
  failed: "That did not work just now. You can try again.",
  passkeyStopped: "Your device has not answered. You can try again, or type your passphrase.",
  passkeyCannot: "This passkey cannot unlock words in this browser. Your passphrase can.",
  /** A new device without a network knows no slots. */
  unreachable:
    "What is needed to unlock your words cannot be reached right now. Each device needs a connection once.",
  /** Browsers offer their cryptography only over https. */
  http: "This page is open over plain http, where browsers offer no cryptography. Over https, you can unlock your words.",
  /** Toast. */
  opened: "Your words are unlocked",
  openedKept: "On this device, until you lock the app or sign out.",
  openedHere: "In the tabs of this browser, until the last one is closed or reloaded.",
  /** The toast says this, with the way there, after the kit has opened them. */
  lost: "Is your passphrase lost? You can choose a new one.",
  newPassphrase: "New passphrase",
  /** What pages say in the place of what needs words. */
  locked: {
    form: "Unlock your words to read and write notes, and to choose tags.",
    search: "Unlock your words to search in them.",
    names: "Unlock your words to see what each one is called.",
    letter: "A letter is made of your words. Unlock them, and it is written here, in your browser.",
    insights: "What your notes, tags and trackers show appears once your words are unlocked.",
    report:
      "While your words are locked, the report has your feelings and their times, and says “Sealed” in the place of words.",
  },
});
