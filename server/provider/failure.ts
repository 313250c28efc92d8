/** The error of a provider that cannot be reached, or whose reply fails a check. */

/** The error code of the OAuth standard, of the library or of the socket. Messages are not logged, because they can contain tokens and personal data. */
function codeOf(error: unknown): string {
  const { error: oauthError, code, cause, name } = error as Record<string, unknown>;
  if (typeof oauthError === "string" && /^[a-z_]{1,40}$/.test(oauthError)) return oauthError;
  const causeCode = cause instanceof Error ? (cause as { code?: unknown }).code : undefined;
  return (
    [code, causeCode, name].find((text) => typeof text === "string" && text !== "")?.toString() ?? "unknown"
  );
}

/** The library's codes for no reply in time, and for a reply that is not of a provider, such as the error page of its proxy. */
const noReplyCodes = ["OAUTH_TIMEOUT", "OAUTH_PARSE_ERROR", "OAUTH_RESPONSE_IS_NOT_CONFORM"];

/** `fetch` rejects with an error whose cause is that of the connection. */
const isBrokenConnection = (error: unknown) => error instanceof TypeError && error.cause instanceof Error;

export class ProviderFailure extends Error {
  override readonly name = "ProviderFailure";
  readonly code: string;
  /** The provider gave no reply, or none of its own: the same sign-in may succeed later. */
  readonly isUnreachable: boolean;

  constructor(cause: unknown) {
    super("The sign-in provider failed");
    this.code = codeOf(cause);
    this.isUnreachable = isBrokenConnection(cause) || noReplyCodes.includes(this.code);
  }

  /** The person cancelled the sign-in at the provider. */
  get isCancelled() {
    return this.code === "access_denied";
  }
}

/** Runs a request to the provider and rethrows its errors as `ProviderFailure`. */
export async function callProvider<Result>(request: () => Promise<Result>): Promise<Result> {
  try {
    return await request();
  } catch (error) {
    throw new ProviderFailure(error);
  }
}
