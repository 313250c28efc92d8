/** Says why a database cannot be used, as the end of a sentence. */

/** The messages of PostgreSQL's client and its pool for a host that takes no connection in time. */
const noAnswer = /connection timeout|timeout (exceeded|expired)|query read timeout/i;

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const reason = error.message || String((error as { code?: unknown }).code);
  return noAnswer.test(reason) ? "it does not answer" : reason;
}
