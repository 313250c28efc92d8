import { texts } from "../text.ts";

/** The page of a shown sky, for visitors. Each text is read without any other page. */
export const shown = texts("shown", {
  title: "A sky of Mood Universe",
  titleOf: "{count, plural, =0 {A sky without stars yet} =1 {A sky of one star} other {A sky of # stars}}",
  tryAgain: "Try again",
  maker: "Made with <name>Mood Universe</name>",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  reset: "Reset view",
  list: "Stars as a list",
  listTitle: "The stars of this sky",
  close: "Close",
  /** Two sentences, one after the other. */
  sentences: "{first} {second}",
  /** What a visitor who has never seen such a sky has to know. */
  summary: {
    empty: "The first one appears here as soon as somebody keeps a feeling.",
    stars: "Each star is a moment that somebody felt.",
    places: "Higher up is more pleasant, and farther out is later.",
    /** All stars are of this month, such as "March 2026". */
    month: "{month}.",
    months: "From {from} to {to}.",
    asOf: "As it was on {day}.",
  },
  /** A star, such as "Hope with Grief, March 13, 2026". */
  star: {
    twin: "{feeling} with {other}",
    /** Replaces `other`, where the feeling has no name. */
    another: "another feeling",
    anotherAlone: "Another feeling",
    feelingAndDay: "{feeling}, {day}",
    /** Read aloud; `star` is what is permitted of it. */
    place: "star {at, number} of {count, number}",
    withPlace: "{star}, star {at, number} of {count, number}",
  },
  /** Said to people who do not see the picture. */
  keys: {
    all: "Arrow keys turn the sky and, with Shift, move it, plus and minus zoom, 0 resets the view.",
    unnamed: "Its owner shows colours and shapes only, so that there are no names to read.",
    named:
      "Square brackets go to the star before and after, Enter reads the one in the middle, Escape lets go. All stars are in the list after the sky.",
  },
  /** Shown in place of a sky. */
  instead: {
    gone: "There is no sky to see here: its link has ended, or the address is not complete.",
    busy: "Many people are looking at this sky. It opens in a moment.",
    unreachable: "This sky is out of reach right now. It opens by itself as soon as there is a connection.",
    undelivered: "A part of this page did not arrive. Check your connection, then try again.",
    undrawable: "This browser cannot draw this sky.",
    lost: "The picture is interrupted. It comes back by itself.",
  },
});
