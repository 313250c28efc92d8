/**
 * Length of the HTTP reply at the start of the bytes, or null while it is incomplete. It looks for the end alone, so that
 * a load generator does not limit the result.
 */
export function replyLength(bytes: Buffer): number | null {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return null;
  const head = bytes.toString("latin1", 0, end);
  const length = head.startsWith("HTTP/1.1 304") ? 0 : Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
  return bytes.length >= end + 4 + length ? end + 4 + length : null;
}
