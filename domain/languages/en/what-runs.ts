import { texts } from "../text.ts";

/** The page that shows the hash of the code that a browser gets from its server. */
export const whatRuns = texts("what-runs", {
  title: "What runs here",
  introduction:
    "Sealed words are opened and sealed by the code of these pages, and your server gives that code out. Here you see which code your browser got, and how to find out whether it is what was released.",
  version: {
    title: "The hash of this version",
    text: "One value stands for all {count, number} files. If one letter of one file were different, this value would be another.",
    copy: "Copy the hash",
    copied: "Hash copied",
    copiedHint: "Compare it with the one that was published with the release.",
    list: "The hash of each file",
  },
  files: {
    title: "Do the files fit the list?",
    /** Names the progress bar. */
    comparing: "Comparing the files",
    page: "{count, plural, one {The one file of code that is at work in this page is} other {All # files of code that are at work in this page are}} as the list says.",
    all: "{count, plural, one {The one file of this version is} other {All # files of this version are}} as the list says.",
    checkAll: "Compare all files",
    /** This stands beside the button. */
    checkAllHint: "About 9 MB, with what this page does not need.",
    /** Each of the following stands above a list of file names. */
    other: "Not as the list says:",
    unlisted: "At work here, but on no list:",
    missing: "Did not arrive:",
    ownCode: "The page itself contains code. Pages of this product never do.",
    /** Follows what did not fit. */
    whatToDo:
      "After an update, an older page can still be at work: reload it and compare again. If it stays like this, do not unlock your words here, and ask who runs this server.",
  },
  compare: {
    title: "How to compare",
    published: "Compare the hash, letter for letter, with the one that was published with this version.",
    /** A command stands below each of the next two. */
    outside: "Better: let another computer, in another network, ask for it.",
    source: "Best: whoever has the source of this version builds it, and compares every file of this server.",
  },
  limits: {
    title: "What this page cannot tell",
    text: "This page comes from the same server. One that means harm can serve a false page, or other code for you alone, or on another day. That is why only a comparison from outside counts, and why one is not enough for ever.",
  },
  noList: "This server has no list of hashes: its code was not built as a release is.",
  noHashes:
    "Browsers compute hashes only over https or on localhost. What this page explains is true all the same.",
  outOfReach: "The list did not arrive. Is the server within reach?",
});
