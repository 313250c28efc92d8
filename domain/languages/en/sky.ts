import { texts } from "../text.ts";

/** The map of the stars, its panels and its list. */
export const sky = texts("sky", {
  /** Stands beside a person's first star, and is announced to screen readers. */
  firstStarSentence: "It keeps this moment. Every feeling has a place here.",
  /** How large the sky is drawn; `zoom` has one digit after the mark of decimals. */
  zoom: "{zoom}x",
  selected: "{count, plural, other {# selected.}}",
  spokenStar: {
    withNote: "{star}, {intensity} of 10, {moment}. {note}",
    withoutNote: "{star}, {intensity} of 10, {moment}",
  },
  layouts: {
    notLoaded: {
      title: "View not loaded",
      description: "A part of the page did not arrive. Check your connection and try again.",
    },
    title: "Views of your sky",
    choice: "How your stars are laid out",
    close: "Close the views",
    noTags: "None of your stars has a tag yet. Give some of them tags, and they gather here.",
    /** The group of stars whose feelings the catalogue no longer has. */
    otherFeelings: "Other",
    withoutTags: "Without tags",
    names: {
      sky: {
        name: "Sky",
        shows:
          "Your universe: up is pleasant, each direction is a family of feelings, and newer stars are farther out.",
      },
      year: {
        name: "Year",
        shows: "A calendar: each day has a cell, weeks follow each other, and the years are stacked.",
      },
      day: {
        name: "Day",
        shows:
          "A clock of 24 hours with midnight at the top: each star stands at its hour, and newer ones are farther out.",
      },
      feelings: {
        name: "Feelings",
        shows:
          "Nine streams through time, the most pleasant at the top: a stream is high where you felt it often.",
      },
      moons: {
        name: "Moons",
        shows:
          "Each tag gathers its stars. Stars with several tags lie between them, stars without any in the ring outside.",
      },
    },
  },
  card: {
    selected: "Selected star",
    position: "{position, number} of {count, number}",
    /** The shown star is not one of those that the filter finds. */
    notAmong: "Not one of the {count, number}",
    correct: "Correct",
    remove: "Remove",
    gone: {
      title: "This star is no longer in your sky",
      description: "It was removed somewhere else. For 30 days, the bin of your journal keeps it.",
    },
    open: "Open",
    previous: "Previous star",
    next: "Next star",
    tags: "Tags of this star",
  },
  controls: {
    touch: {
      rotate: "One finger to rotate",
      zoom: "Pinch to zoom",
      move: "Two fingers to move",
      several: "3 second touch/hold to multi-select",
    },
    mouse: {
      turn: "Drag to turn, wheel to zoom",
      move: "Right button or Space held to move",
    },
    title: "Controls",
    turnUp: "Turn up",
    turnLeft: "Turn left",
    turnRight: "Turn right",
    turnDown: "Turn down",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    keep: "Keep your sky",
  },
  failures: {
    lost: "The picture of your sky is interrupted. It comes back by itself; your entries are safe.",
    undelivered:
      "A part of the star map did not arrive. Your entries are safe: here is the list of your stars. Check your connection and try again.",
    unsupported:
      "This browser cannot draw the star map. Your entries are safe: here is the list of your stars.",
    drawAgain: "Draw the sky again",
  },
  list: {
    /** A check box; several stars are then named or copied together. */
    addToSeveral: "Add {star}, {day} to several",
    title: "Your stars",
    journal: "Read in the journal",
    close: "Close the list",
    empty: "Your stars will be listed here, month by month. Add a mood to begin.",
    button: "List of stars",
    month: "{month}, {count, plural, one {# star} other {# stars}}",
    count: "{found, number} of {total, number}",
  },
  presets: {
    side: "Sideview",
    tilted: "Tilted View",
    top: "Top View",
    reset: "Reset View",
    title: "Preset Views",
  },
  firstStar: "Your first star",
  constellation: {
    inJournal: "Constellations in the journal",
    noStars: "no stars",
    unknown: {
      title: "This constellation is not in your sky",
      description: "It may have been removed. Its stars are still there.",
    },
  },
  time: {
    count: "{shown, number} of {all, plural, one {# star} other {# stars}}",
    speeds: {
      day: "Day / s",
      week: "Week / s",
      month: "Month / s",
    },
    from: "Show from",
    until: "Show until",
    everythingUntil: "Show everything until",
    title: "Time",
    showAll: "Show all of time",
    pause: "Pause",
    play: "Play",
    speed: "Speed",
    twoHandles: "Choose a beginning, too",
    /** The value of a slider: a date, and a text such as "5 of 12 stars". */
    handle: "{day}, {count}",
  },
  galaxyView: "Galaxy view",
  gridView: "Grid view",
  tooltip: {
    twin: "Twin Star System",
    primary: "Primary",
    orbiting: "Orbiting",
    secondaryIntensity: "Secondary intensity",
    intensity: "Intensity {intensity}/10",
  },
  shown: {
    title: "Shown in the sky",
    showAll: "Show all",
    journal: "Read in the journal",
    tagNoStars: "no stars",
    noMatch: "No star matches",
    found: "{found, number} of {all, plural, one {# star} other {# stars}}",
  },
  several: {
    title: "Several stars",
    selected: "{count, plural, other {# stars selected}}",
    another: "Choose another star",
    name: "Name",
    snapshot: "Snapshot",
    picture: "Picture",
    exit: "Exit",
    copied: {
      title: "Snapshot copied",
      description: "{count, plural, other {# stars are on your clipboard as JSON.}}",
    },
  },
  keys: "Arrow keys turn the sky and, with Shift, move it, plus and minus zoom, 0 resets the view. Square brackets go to the star before and after, Enter selects the one in the middle and, pressed again, opens it, Space adds the selected star to several, Escape closes an open star, then lets go. The tags of the selected star are buttons after the sky.",
  /** Accessible name of the picture of the sky. */
  map: "Star map, {count, plural, one {# star} other {# stars}}",
  axis: {
    /** Upper end of the axis of the sky, in small letters. */
    pleasant: "pleasant",
    /** Lower end of the axis. */
    unpleasant: "unpleasant",
  },
});
