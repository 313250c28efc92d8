/** A reason why setup cannot continue, as one sentence for the person who started it. */

export class SetupError extends Error {
  /**
   * @param {string} sentence
   * @param {string} [output] output of a tool, shown above the sentence
   */
  constructor(sentence, output) {
    super(sentence);
    this.output = output;
  }
}

/** @type {Record<string, (path: string) => string>} */
const fileErrors = {
  EACCES: (path) =>
    `${path} cannot be written: give this user the right to write there, or use a copy of its own.`,
  EPERM: (path) =>
    `${path} cannot be written: give this user the right to write there, or use a copy of its own.`,
  EROFS: (path) => `${path} lies on a read-only disk: use a copy on a disk that can be written.`,
  ENOSPC: () => "The disk is full: free some space and try again.",
};

/** @param {unknown} error */
export function explainFileError(error) {
  if (!(error instanceof Error) || !("code" in error)) return null;
  const explain = fileErrors[String(error.code)];
  return explain ? new SetupError(explain("path" in error ? String(error.path) : process.cwd())) : null;
}
