/** The choices that this browser remembers for the person, by the names that they have in its storage. */
const keys = ["theme", "letter-shortcut", "on-this-day", "music-volume", "breathing-cues", "guided-cues"];

/** Without the choices that the person has not made; empty where the storage is forbidden. */
export function browserSettings(): Record<string, string> {
  try {
    const stored = keys.map((key) => [key, localStorage.getItem(`mood-universe.${key}`)] as const);
    return Object.fromEntries(stored.filter((pair): pair is [string, string] => pair[1] !== null));
  } catch {
    return {};
  }
}
