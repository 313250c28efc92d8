import { texts } from "../text.ts";

/** The page of the sky: its bars, notices and toasts. */
export const home = texts("home", {
  addForEarlier: "Add for earlier",
  nextStarIn: "Next star in",
  /** Accessible name of the time until then; the specification gives the English one. */
  countdown: "star-cooldown",
  yourSky: "Your sky",
  /** What a screen reader says when a person's first star appears. */
  firstStar: "{feeling}. Your first star. {sentence}",
  firstStarHint: {
    touch: "Tap your star to see what it keeps. One finger to turn the sky.",
    mouse: "Click your star to see what it keeps. Drag to turn the sky.",
  },
  addFirstStar: "Add your first star",
  emptySky: "Your sky is still empty. Add your first mood, and its star is born here.",
  refusedChange: {
    /** `star` is the name of a feeling. */
    sentence: "Your change to <strong>{star}</strong> was not accepted. It is kept on this device.",
    look: "Look at it",
  },
  stillSignedIn: {
    title: "You are still signed in",
    description: "Logging out needs your server. Try again when it can be reached.",
  },
  starsRefused: "{count, plural, one {# star} other {# stars}} not accepted.",
  starsWaiting: "{count, plural, one {# star} other {# stars}} waiting on this device.",
  timer: {
    ready: "Timer Ready",
    active: "Timer Active",
  },
  notDrawn: {
    drawAgain: "Draw the sky again",
    reason: "Your sky cannot be drawn right now. Your stars are safe, and you can go on adding moods.",
  },
  theme: {
    legend: "Theme",
    system: "System",
    dark: "Dark",
    light: "Light",
  },
  share: {
    embed: "Embed",
    share: "Share",
    embedCopied: {
      title: "Embed code copied",
      description: "Paste it into a page of this same site to show your universe there.",
    },
    linkCopied: {
      title: "Link copied",
      description: "The address of this page is on your clipboard.",
    },
    /** The product's name stays as it is. */
    pageTitle: "{universe} Mood Universe",
  },
  settings: "Settings",
  starNotInSky: {
    title: "This star is not in your sky",
    description: "It may have been removed. For 30 days, the bin of your journal keeps removed stars.",
  },
  outOfReach: {
    withStars:
      "Your universe cannot be reached right now. You see your stars as they were; it catches up by itself.",
    withoutStars:
      "Your universe cannot be reached right now. Your stars are kept on the server; it catches up by itself.",
  },
  pendingEmail:
    "The link sent to <strong>{email}</strong> waits. Until you follow it, the name alone opens this universe.",
  /**
   * Stands below the name of the universe. `name` is a person's, and is shortened where it is too long; `rest` is
   * whole.
   */
  journeyOf: "<person>{name}</person><rest>'s Journey</rest>",
});
