import { texts } from "../text.ts";

/** The Command Guide, and the dialogs about the installation and support. */
export const guide = texts("guide", {
  title: "Command Guide",
  back: "Back to Universe",
  return: "Return to your star map",
  /** Gestures by touch. */
  fingers: {
    title: "With your fingers",
    rotate: "Rotate",
    rotateHint: "Drag with one finger to rotate the 3D view.",
    zoom: "Zoom",
    zoomHint: "<pinch>Pinch with two fingers to zoom in and out.</pinch> Two fingers also move the sky.",
    several: "Multi-select",
    severalHint:
      "Hold a star for 3 seconds to enable multi-select, then tap the others. Exit, or a tap on empty space, leaves it.",
    /** Stands in a small picture of a finger that rests on a star. */
    seconds: "3 s",
  },
  see: {
    title: "What you see",
    ring: "A green ring",
    ringHint: "It marks a selected star. Tap the star once more to let it go.",
    green: "Green connection lines",
    greenHint: "They join the stars of a multi-select. From two on you can copy a snapshot.",
    gray: "Gray lines",
    grayHint: "They show the chronological path, from your first star to your newest.",
  },
  where: "Where your stars are",
  /** What can be done with stars. A name in <b> is that of a button or page. */
  stars: {
    title: "Your stars",
    open: "<b>Open</b>, beside a selected star, shows all that it says, with the stars before and after it.",
    tags: "<b>Tags</b> of the selected star circle it as moons. Choose one to join all stars that have it.",
    constellations:
      "<b>Constellations</b> are several stars that you name together: choose them, then Name. Your journal lists them, and shows each in your sky.",
    time: "<b>Time</b>, below your sky, goes back to an earlier day, and plays on from there.",
    views:
      "<b>Views of your sky</b> move the same stars into a calendar, a clock, streams or clusters. Sky brings them back.",
    keep: "<b>Keep your sky</b>, in the settings, makes a poster, a film or a card of your sky, to print, to watch or to send. None of them shows your notes.",
    when: "<b>When</b>, in Add Mood, is for a feeling of earlier today, or of any other day.",
    correct:
      "<b>Correct and Remove</b> are in the open star and in the journal. Undo brings a star back for ten seconds, and the bin for 30 days.",
    journal:
      "<b>The journal</b> shows your days, months and years. What you search there also stands out in the sky.",
    insights:
      "<b>Insights</b> say what your stars show and what they cannot show, each with its counts, and write a letter about a week, a month or a year.",
    yourData:
      "<b>Your data</b>, in the settings, takes everything with you and brings a journal along from elsewhere.",
  },
  /** What the person does with the mouse, and what it does. */
  mouse: {
    title: "With a mouse",
    drag: "Drag",
    dragDoes: "Rotates the 3D view",
    wheel: "Wheel",
    wheelDoes: "Zooms to the pointer",
    right: "Drag with the right button, or with Space held",
    rightDoes: "Moves the sky",
    point: "Point at a star",
    pointDoes: "Shows what it keeps",
    click: "Click a star",
    clickDoes: "Selects it and turns to it; a second click lets it go",
    open: "Click Open",
    openDoes: "Shows the whole star, to read, correct or remove it",
    moon: "Click a moon of the selected star",
    moonDoes: "Joins the stars that have the same tag",
    time: "Click Time",
    timeDoes: "Shows your sky as it was on an earlier day, and plays it",
    views: "Click Views of your sky",
    viewsDoes: "Moves your stars into a calendar, a clock, streams or clusters",
    dragView: "Drag in one of these views",
    dragViewDoes: "Moves it, because it is flat",
    preset: "Click a preset view",
    presetDoes: "Shows all of your sky from one side, from above, or as at first",
    space: "Click empty space",
    spaceDoes: "Clears the selection",
    hold: "Hold a star for 3 seconds",
    holdDoes: "Enables multi-select; then each click adds a star",
  },
  /** What a key does; the key stands beside it. */
  keys: {
    title: "With the keyboard",
    arrows: "arrow keys",
    map: "While the star map has the focus:",
    turn: "Turn the sky",
    move: "Move the sky",
    zoom: "Zoom in and out",
    beforeAfter: "Go to the star before or after",
    nearest: "Select the star nearest to the middle",
    openSelected: "Open the selected star, once it is in the middle",
    addSelected: "Add the selected star to several",
    closeStar: "Close an open star, then let go",
    reset: "Reset the view",
    time: "On the line of time, below your sky:",
    day: "Go to another day",
    week: "Go to another week",
    month: "Go to another month",
    firstLastDay: "Go to the first or the last day",
    play: "Play or pause",
    addMood: "In Add Mood:",
    feeling: "Go to another feeling",
    letters: "Go to a feeling by its first letters",
    firstLast: "Go to the first or the last one",
    tag: "Choose or add the tag that you typed",
    create: "Create Star",
    journal: "In the journal:",
    star: "Go to the star below or above",
    around: "Go to what is after or before the stars",
    view: "Go to another view, on its tabs",
    dayInGrid: "Go to another day, in a month or a year",
    monthOrYear: "Go to another month, or to another year in the year",
    openDay: "Open a day",
    insights: "On the charts of the insights:",
    readWeek: "Read another week",
    firstLastWeek: "Read the first or the last week",
    figures: "Open the figures of a chart, on their line",
    elsewhere: "Elsewhere:",
    openAddMood: "Open Add Mood, from anywhere on your sky",
    search: "Search your stars, in the journal",
    dismiss: "Dismiss a message",
    undo: "Bring back the star that you removed, while the message shows",
    /** Switch. */
    letN: "Let N open Add Mood",
    letNHint:
      "Switch it off if you speak to your device, or press keys by accident. The keys / and L go off with it.",
  },
  install: {
    title: "Install the app",
    submit: "Install",
    /** How it becomes an app, by browser. */
    ways: {
      prompt: "It gets its own icon and window, and opens without a network.",
      iphone:
        "In Safari, tap Share, then “Add to Home Screen”. Mood Universe gets its own icon and opens without a network.",
      menu: "Open your browser's menu and choose “Install” or “Add to Home screen”. Mood Universe gets its own icon and opens without a network.",
      insecure:
        "Over plain HTTP, browsers neither install it nor let it open without a network. Both need an address that begins with https://.",
    },
  },
  support: "You do not have to carry a hard moment alone. These people listen.",
});
