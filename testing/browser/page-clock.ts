/**
 * The clock and the timers of the tested page: a test can stop them and then decide when time passes. What Vitest uses
 * itself goes on, so that `expect.element` still waits in real time, which Vitest's own fake timers would move on.
 */

declare module "vitest" {
  interface ProvidedContext {
    /** How many times as early as they should the timers of tested pages fire. */
    fastTimers: number;
  }
}

type Timer = { readonly run: () => void; dueAt: number; readonly every: number | null; handle?: number };

/** Code that yields to the page must go on while the clock stands still. Milliseconds. */
const longestYield = 1;

const afterTasks = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** React renders in one task and runs effects in the next. */
async function settle() {
  await afterTasks();
  await afterTasks();
}

class PageClock {
  readonly #timers = new Map<number, Timer>();
  #lastId = 2 ** 30;
  #restore: (() => void) | null = null;
  /** The page's `performance.now()` while it stands still. */
  #stoppedAt: number | null = null;
  /** Milliseconds by which the page's `performance.now()` is ahead. */
  #ahead = 0;
  /** What `Date.now()` is ahead of `performance.now()`. */
  #epoch = 0;
  #speed = 1;
  #realNow = () => 0;
  #setReal: typeof window.setTimeout = window.setTimeout;
  #clearReal: typeof window.clearTimeout = window.clearTimeout;

  /**
   * Installs the clock at the beginning of each test, because Vitest takes the timers for its own use at the
   * beginning of each file. Timers fire `speed` times as early, which shows tests and code that lean on them.
   */
  install(speed: number) {
    const { setTimeout, clearTimeout, setInterval, clearInterval, Date: RealDate } = window;
    const { requestAnimationFrame, requestIdleCallback } = window;
    const { timeout } = AbortSignal;
    this.#speed = speed;
    this.#setReal = setTimeout.bind(window);
    this.#clearReal = clearTimeout.bind(window);
    this.#realNow = Performance.prototype.now.bind(performance);
    this.#ahead = 0;
    this.#epoch = RealDate.now() - this.#realNow();
    this.#restore = () => {
      Object.assign(window, { setTimeout, clearTimeout, setInterval, clearInterval, Date: RealDate });
      Object.assign(window, { requestAnimationFrame, requestIdleCallback });
      AbortSignal.timeout = timeout;
      Reflect.deleteProperty(performance, "now");
    };
    this.#replaceClocks(RealDate);
    this.#replaceTimers();
    window.requestAnimationFrame = (callback) =>
      requestAnimationFrame.call(window, (time) => callback(this.#stoppedAt ?? time + this.#ahead));
    window.requestIdleCallback = (callback, options) => {
      const sooner = options?.timeout ? { timeout: options.timeout / speed } : options;
      return requestIdleCallback.call(window, callback, sooner);
    };
  }

  #replaceClocks(RealDate: DateConstructor) {
    const now = () => Math.floor(this.#epoch + this.#now());
    performance.now = () => this.#now();
    window.Date = new Proxy(RealDate, {
      construct: (target, args, newTarget) =>
        Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
      apply: () => new RealDate(now()).toString(),
      get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
    });
  }

  #replaceTimers() {
    const start = (handler: TimerHandler, ms = 0, ...rest: unknown[]) =>
      ms <= longestYield ? this.#setReal(handler, ms, ...rest) : this.#add(handler, ms, null, rest);
    const repeat = (handler: TimerHandler, ms = 0, ...rest: unknown[]) =>
      this.#add(handler, ms, Math.max(ms, 4), rest);
    const clear = (id: number | undefined) => this.#remove(id);
    Object.assign(window, {
      setTimeout: start,
      setInterval: repeat,
      clearTimeout: clear,
      clearInterval: clear,
    });
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      start(() => controller.abort(new DOMException("Timed out", "TimeoutError")), ms);
      return controller.signal;
    };
  }

  /** Timers that still run go on. */
  uninstall() {
    this.resume();
    this.#restore?.();
    this.#restore = null;
  }

  /** From now on, time passes only when the test says so. */
  stop() {
    if (this.#stoppedAt !== null) return;
    this.#stoppedAt = this.#now();
    for (const { handle } of this.#timers.values()) this.#clearReal(handle);
  }

  /** The person sets the clock of the device. Timers do not notice. */
  set(date: Date | number | string) {
    this.#epoch = new Date(date).getTime() - this.#now();
  }

  /** Time goes on by itself again, from where it is. */
  resume() {
    if (this.#stoppedAt === null) return;
    this.#ahead = this.#stoppedAt - this.#realNow();
    this.#stoppedAt = null;
    for (const [id, timer] of this.#timers) this.#start(id, timer);
  }

  /** Moves the stopped clock, and runs each timer at its time. */
  async pass(ms: number) {
    const end = this.#stoppedNow() + ms;
    await settle();
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#stoppedAt = Math.max(next[1].dueAt, this.#stoppedNow());
      this.#run(...next);
      await settle();
    }
    this.#stoppedAt = end;
    await settle();
  }

  /** Freezes the tab: the stopped clock moves, and the page notices once, late. */
  async sleep(ms: number) {
    this.#stoppedAt = this.#stoppedNow() + ms;
    document.dispatchEvent(new Event("visibilitychange"));
    await this.pass(0);
  }

  /** What the page still waits for happens now, so that no timer of a test that is over runs in the next one. */
  async runOut() {
    this.stop();
    // A timer may start the next one.
    for (let round = 0; round < 5; round++)
      for (const [id, timer] of [...this.#timers].sort(([, a], [, b]) => a.dueAt - b.dueAt))
        if (timer.every === null && this.#timers.has(id)) {
          this.#run(id, timer);
          await settle();
        }
    this.resume();
  }

  #now = () => this.#stoppedAt ?? this.#realNow() + this.#ahead;

  #stoppedNow(): number {
    if (this.#stoppedAt === null) throw new Error("The clock has to stand still before a test moves it.");
    return this.#stoppedAt;
  }

  #add(handler: TimerHandler, ms: number, every: number | null, rest: unknown[]) {
    if (typeof handler !== "function") throw new TypeError("A timer needs a function.");
    this.#lastId += 1;
    const timer: Timer = { run: () => handler(...rest), dueAt: this.#now() + ms, every };
    this.#timers.set(this.#lastId, timer);
    if (this.#stoppedAt === null) this.#start(this.#lastId, timer);
    return this.#lastId;
  }

  #start(id: number, timer: Timer) {
    timer.handle = this.#setReal(() => this.#run(id, timer), (timer.dueAt - this.#now()) / this.#speed);
  }

  #remove(id: number | undefined) {
    this.#clearReal(this.#timers.get(id ?? 0)?.handle ?? id);
    this.#timers.delete(id ?? 0);
  }

  #next(until: number) {
    let next: [number, Timer] | null = null;
    for (const entry of this.#timers)
      if (entry[1].dueAt <= until && entry[1].dueAt < (next?.[1].dueAt ?? Infinity)) next = entry;
    return next;
  }

  #run(id: number, timer: Timer) {
    if (timer.every === null) this.#timers.delete(id);
    else {
      timer.dueAt = this.#now() + timer.every;
      if (this.#stoppedAt === null) this.#start(id, timer);
    }
    try {
      timer.run();
    } catch (error) {
      reportError(error);
    }
  }
}

export const clock = new PageClock();
