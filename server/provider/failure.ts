/** A provider that cannot be reached, or whose answer does not pass. */

/** What a log may say of it: codes of our libraries and the standard's error words; texts quote tokens and people. */
function codeOf(error: unknown): string {
  const { error: word, code, cause, name } = error as Record<string, unknown>;
  if (typeof word === "string" && /^[a-z_]{1,40}$/.test(word)) return word;
  const deeper = cause instanceof Error ? (cause as { code?: unknown }).code : undefined;
  return (
    [code, deeper, name].find((text) => typeof text === "string" && text !== "")?.toString() ?? "unknown"
  );
}

export class ProviderFailure extends Error {
  override readonly name = "ProviderFailure";
  readonly code: string;

  constructor(cause: unknown) {
    super("The sign-in provider failed");
    this.code = codeOf(cause);
  }

  /** The person, not the provider, has declined. */
  get isCancelled() {
    return this.code === "access_denied";
  }
}

/** The outcome of asking the provider; whatever goes wrong is its failure, and nothing else is. */
export async function askProvider<Outcome>(ask: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await ask();
  } catch (error) {
    throw new ProviderFailure(error);
  }
}
