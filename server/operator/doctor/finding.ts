/** What the doctor finds in one part of the installation. */

export type Finding = {
  /** `well`: as it should be. `note`: works, and may surprise. `problem`: does not work. */
  readonly level: "well" | "note" | "problem";
  readonly part: string;
  /** Sentences: what is, and for anything but `well` what to do. */
  readonly text: string;
};

/** Makes the findings of a part. */
export const findingsOf = (part: string) => ({
  well: (text: string): Finding => ({ level: "well", part, text }),
  note: (text: string): Finding => ({ level: "note", part, text }),
  problem: (text: string): Finding => ({ level: "problem", part, text }),
});

/** The code of a network or file error, such as ECONNREFUSED; messages can contain addresses with passwords. */
export function codeOf(error: unknown): string {
  const { code, cause, name } = error as { code?: unknown; cause?: unknown; name?: unknown };
  if (typeof code === "string" && code !== "") return code;
  return cause ? codeOf(cause) : String(name ?? "unknown");
}
