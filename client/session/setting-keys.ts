/**
 * The choices that a browser remembers, by their keys without the prefix `mood-universe.`. They are the browser's and stay
 * after a sign-out; files of the whole universe contain them.
 */
export const settingKeys: readonly string[] = [
  "theme",
  "letter-shortcut",
  "letter-line",
  "on-this-day",
  "year-colors",
  "music-volume",
  "breathing-cues",
  "guided-cues",
];
