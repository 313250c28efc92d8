/**
 * Sends a request again for as long as the server says that it is too busy (503), as a client does: how many it can take
 * at once depends on the machine. A request that was refused so has changed nothing.
 */
export async function untilAnswered<Reply extends { readonly status: number }>(
  send: () => Promise<Reply>,
): Promise<Reply> {
  let reply = await send();
  while (reply.status === 503) reply = await send();
  return reply;
}
