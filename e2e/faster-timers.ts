/** Makes the timers of a page fire earlier than they should, which shows journeys and code that lean on them. */

/** How many times as early; 1 in `npm test`. */
export const timerSpeed = Number(process.env.FAST_TIMERS ?? 1);

/**
 * Runs in a page before its scripts, which is why it uses nothing outside itself. What Playwright uses in the page, the
 * page's clock and its frames stay as they are.
 */
export function speedUpTimers(speed: number) {
  const { setTimeout, setInterval, requestIdleCallback } = window;
  const sooner = (ms?: number) => (ms ?? 0) / speed;
  const start = (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
    setTimeout(handler, sooner(ms), ...rest);
  const repeat = (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
    setInterval(handler, sooner(ms), ...rest);
  Object.assign(window, { setTimeout: start, setInterval: repeat });
  window.requestIdleCallback = (callback, options) =>
    requestIdleCallback(callback, options?.timeout ? { timeout: sooner(options.timeout) } : options);
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    start(() => controller.abort(new DOMException("Timed out", "TimeoutError")), ms);
    return controller.signal;
  };
}
