/** Keys that a shortcut names, on keyboards of any script. */

/** A letter of another script, alone or as a mark over the one before. */
const otherLetter = /^(?!\p{Script=Latin})[\p{L}\p{M}]$/u;

/** The key in small letters; on keyboards of other scripts, what a Latin keyboard has in its place. */
export function latinKey({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  if (!otherLetter.test(key)) return key.toLowerCase();
  if (code === "Slash") return "/";
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}
