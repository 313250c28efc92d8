import { texts } from "../text.ts";

/** The page that opens a sealed export without a network, perhaps in fifty years. Each text is read without any other page. */
export const openSealed = texts("open-sealed", {
  title: "Open a sealed journal",
  introduction:
    "This page reads the sealed file of a journal that was kept in Mood Universe. It needs no network and sends nothing anywhere: what you choose and type stays in this browser.",
  language: "Language",
  file: {
    choose: "Choose the file",
    another: "Choose another file",
    hint: "Its name ends in .json, such as mood-universe-sealed-2026-03-13.json.",
    found:
      "{count, plural, =0 {A journal without stars} one {A journal with # star} other {A journal with # stars}}, saved on {day}.",
    notJson: "This file cannot be read as JSON. It may be another file, or a part of one.",
    notOurs: "This is no export of Mood Universe, or one of a newer version than this page knows.",
    notSealed: "Nothing in this file is sealed: its words can be read without this page.",
  },
  key: {
    with: "Open it with",
    passphrase: "Passphrase",
    kit: "Recovery kit",
    kitHint: "Eight groups of letters and digits. Small letters and missing spaces do not matter.",
    show: "Show what you typed",
    hide: "Hide what you typed",
    open: "Open",
    /** Opening takes a second or two. */
    opening: "Opening…",
    wrongPassphrase: "That is not the passphrase of this journal. Capitals and spaces count.",
    wrongKit: "That is not the recovery kit of this journal.",
    mistyped: "There is a slip in what you typed: compare it with your kit, group by group.",
    damaged: "The file is damaged: what opens it cannot be read.",
  },
  journal: {
    title: "Your journal",
    save: "Save it as plain JSON",
    saveHint: "Whoever gets the saved file can read every word of it. Keep it as you would keep a diary.",
    notOpened:
      "{count, plural, one {The words of # record could not be opened: they are damaged.} other {The words of # records could not be opened: they are damaged.}} In the saved file they are still sealed.",
    search: "Find words",
    none: "No star has these words.",
    shown: "{count, plural, =0 {No stars} one {# star} other {# stars}}, the latest first.",
    /** This stands beside the number of the others. */
    binned: "In the bin: {count, number}.",
    more: "Show earlier stars",
    inBin: "in the bin",
    tags: "Tags",
    /** A feeling and how strong it was, such as "Hope 7/10", and two of a twin star. */
    feeling: "{feeling} {intensity, number}/10",
    twin: "{first} with {second}",
  },
  noCryptography:
    "This browser offers its cryptography to no page that was opened from a file. Open this page in Firefox, Chrome or Edge on a computer.",
});
