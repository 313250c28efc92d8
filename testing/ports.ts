/** Ports for programs that cannot say which one the system gave them, or that must find theirs free when they start again. */

import { randomInt } from "node:crypto";

/**
 * Systems take the ports of outgoing connections, and port 0, from 32768 up. There, a connection of another test could
 * take the port of a program that is started again.
 */
const firstPort = 16_384;
const lastPort = 32_767;

/** Whether a start failed because another program listens on its port, as Node, the server and other programs say it. */
export const isPortTaken = (error: unknown) =>
  error instanceof Error &&
  (("code" in error && error.code === "EADDRINUSE") || /address already in use/i.test(error.message));

/** Starts something on one port after the other, until one is free. Whoever needs two takes the next one, too. */
export async function onSomePort<Result>(start: (port: number) => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await start(randomInt(firstPort, lastPort));
    } catch (error) {
      if (!isPortTaken(error)) throw error;
    }
  }
}
