/**
 * The server with a clock that its parent process moves by messages. It trusts the receiver, of pushes or of webhooks, whose
 * origin is its argument. Only tests start it.
 */

import { createServer } from "node:http";
import { serve } from "../server/serve.ts";
import { TestClock } from "./test-clock.ts";

const clock = new TestClock(Date.now() + Number(process.env.CLOCK_AHEAD_MS));

// Besides, time passes as it does for everybody.
let from = performance.now();
setInterval(() => {
  const ms = Math.floor(performance.now() - from);
  from += ms;
  void clock.advance(ms);
}, 10);

process.on("message", async (/** @type {{ advanceMs: number }} */ { advanceMs }) => {
  await clock.advance(advanceMs);
  process.send?.("advanced");
});

await serve({
  trustedPushOrigin: process.argv[2],
  trustedWebhookOrigin: process.argv[2],
  timers: clock.timers,
  // The client reads the server's clock there.
  serverFactory: (handle) =>
    createServer((request, response) => {
      response.setHeader("Date", new Date(clock.now).toUTCString());
      handle(request, response);
    }),
});
