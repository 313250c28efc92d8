import { texts } from "../text.ts";

/** Pictures, cards and films of the sky. */
export const keepsakes = texts("keepsakes", {
  film: {
    left: {
      unknown: "Working out how long it takes",
      seconds: "A few seconds left",
      aboutSeconds: "About {seconds} seconds left",
      aboutMinutes: "About {minutes, plural, one {# minute} other {# minutes}} left",
    },
    making: "Making your film",
    makingHint: "Your browser draws it picture by picture on this device. Leave this open until it is ready.",
    length: "Length",
    /** Short for seconds. */
    seconds: "{seconds} s",
    title: "Title",
    optional: "Optional",
    music: "Music",
    noSound: "This browser can make films only without sound.",
    make: "Make film",
    wide: "Wide",
    tall: "Tall",
    failures: {
      graphics:
        "Your browser cannot draw the film now, because its graphics (WebGL) are not available. Your journal is untouched. Close other tabs or restart the browser, then try again.",
      music: "The music did not arrive. Check your connection and try again, or make the film without music.",
      browser:
        "The browser could not finish the film; it may be short of memory. Your journal is untouched. Close other tabs, or choose a shorter film.",
    },
    period: "What it shows",
    firstStar: "Your first star lights up.",
    fromFirst: "{count, plural, one {# star} other {# stars}} light up, from the first to the latest.",
    preview: "Preview of your film",
    noPreview: "The preview cannot be drawn right now.",
    moment: "Moment of the film",
    second: "Second {second} of {length}",
    yours: "Your film",
    ready: "Your film is ready.",
    savedAs: "Saved as {name}. It is in your downloads.",
    again: "Make another",
    save: "Save film",
    unsupported:
      "This browser cannot make films. A recent Chrome, Edge, Firefox or Safari on a computer can. Your journal works here as before.",
    insecure:
      "Browsers make films only on pages that are opened over HTTPS, and this one is not. Your journal works here as before.",
    drawn: "Your film, as it is drawn",
    gettingReady: "Getting ready…",
    everything: "Everything · {count, plural, one {# star} other {# stars}}",
    year: "{year} · {count, plural, one {# star} other {# stars}}",
    secondsOf: "{second} / {length} s",
    megabytes: "{name}, {size} MB",
    loading: "Loading…",
  },
  shape: {
    title: "Shape",
    portrait: "Portrait",
    landscape: "Landscape",
  },
  dates: "Dates",
  drawing: "Drawing…",
  poster: {
    size: "Size",
    stars: "Stars",
    inView: "As in view",
    all: "All of them",
    names: "Names in the sky",
    namesOfTags: "Here these are the names of your tags.",
    namesOfConstellations: "Also the names of your constellations.",
    ready: {
      title: "Your poster is ready",
      description: "It is in your downloads.",
    },
    preview: "Preview of your poster",
    making: "Drawing your poster",
    save: "Save poster",
    screen: "Screen",
    largest: "Largest",
    print: "{across} × {down} cm, for print",
    pixels: "{across} × {down} pixels",
  },
  name: "Name",
  legend: "Legend of feelings",
  card: {
    preview: "Preview of your card",
    notShared: {
      title: "The card was not shared",
      description: "Save it, and share the file from there.",
    },
    copied: {
      title: "Card copied",
      description: "Paste it where you want it.",
    },
    notCopied: {
      title: "The card was not copied",
      description: "The browser does not allow it. Save the card instead.",
    },
    copy: "Copy card",
    save: "Save card",
    share: "Share card",
  },
  parts: {
    poster: "Poster",
    film: "Film",
    card: "Card",
    title: "What to make",
  },
  title: "Keep your sky",
  subtitle: "As a picture or a film. Neither shows your notes.",
  noStars: "Your sky has no stars yet. Add your first mood, and there is something to keep.",
  colours: {
    night: "Night",
    paper: "Paper",
    title: "Colours",
  },
  failures: {
    tooLarge:
      "The graphics of this device draw pictures of up to {largest, number} pixels a side. Choose a smaller size.",
    noGraphics:
      "Your browser cannot draw the picture now, because its graphics (WebGL) are not available. Your journal is untouched. Close other tabs or restart the browser, then try again.",
    unexpected:
      "The picture could not be made. Your journal is untouched. Try again, or choose a smaller size.",
  },
});
