/** The server in a separate process, which a test can kill and restart on the same port and data. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { compileCache } from "./compile-cache.ts";
import { onSomePort } from "./ports.ts";

/** Options and program of `npm start`. */
const main = ["--max-semi-space-size=8", join(import.meta.dirname, "..", "server", "main.mjs")];
/** The arguments of Node that start the server with a push receiver at this origin. */
export const withReceiver = (origin: string) => [
  join(import.meta.dirname, "server-with-receiver.mjs"),
  origin,
];
const clockProgram = join(import.meta.dirname, "server-with-clock.mjs");
/** Program and options of a server with a clock that `advance` moves. */
export const withClock = (origin?: string) => [clockProgram, ...(origin ? [origin] : [])];
/** Variables of the server, which can depend on the port that it gets; `METRICS_PORT` can be the one after it. */
export type Environment = Record<string, string> | ((port: number) => Record<string, string>);

/** `serve.ts` says so when it listens. */
const openLine = "Mood Universe is open at";

export class ServerProcess {
  readonly #dataDir: string;
  readonly #environment: Environment;
  readonly #program: readonly string[];
  readonly #within: readonly string[];
  /** Port of the first start, and so of all others. */
  #port: number | null = null;
  #child: ChildProcess | null = null;
  #log = "";
  #errorOutput = "";
  #exitCode: number | null = null;
  /** How far its clock is ahead, in milliseconds. */
  #aheadMs = 0;

  /** `within` is the command that runs the server, if it does not run directly. */
  constructor(
    dataDir: string,
    environment: Environment,
    program: readonly string[] = main,
    within: readonly string[] = [],
  ) {
    this.#dataDir = dataDir;
    this.#environment = environment;
    this.#program = program;
    this.#within = within;
  }

  /** Known after the first start. */
  get port(): number {
    if (this.#port === null) throw new Error("The server has not been started.");
    return this.#port;
  }

  /** Known after the first start. */
  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  /** All output of the server since its first start. */
  get log() {
    return this.#log;
  }

  /** Output on standard error. */
  get errorOutput() {
    return this.#errorOutput;
  }

  /** The last exit code; null while it runs or after a signal. */
  get exitCode() {
    return this.#exitCode;
  }

  get pid() {
    return this.#child?.pid;
  }

  /** Resolves when the server listens; rejects when it ends before. */
  async start() {
    if (this.#port !== null) return this.#startOn(this.#port);
    await onSomePort(async (port) => {
      await this.#startOn(port);
      this.#port = port;
    });
  }

  /** Lets time pass for a server `withClock`, and resolves when it has done what became due, or has ended. */
  async advance(ms: number) {
    const child = this.#child;
    if (!child) throw new Error("The server does not run.");
    const advanced = Promise.race([once(child, "message"), once(child, "exit")]);
    child.send({ advanceMs: ms });
    await advanced;
    this.#aheadMs += ms;
  }

  /** Kills it with SIGKILL, similar to a power failure. */
  kill() {
    return this.#end("SIGKILL");
  }

  stop(signal: "SIGTERM" | "SIGINT" = "SIGTERM") {
    return this.#end(signal);
  }

  async #startOn(port: number) {
    const [before, errorsBefore] = [this.#log, this.#errorOutput];
    const child = this.#spawn(port);
    this.#child = child;
    const isOpen = new Promise<boolean>((resolve) => {
      child.once("close", () => resolve(false));
      for (const stream of [child.stdout, child.stderr])
        stream?.on("data", (text) => {
          this.#log += text;
          if (this.#log.includes(openLine, before.length)) resolve(true);
        });
      child.stderr?.on("data", (text) => {
        this.#errorOutput += text;
      });
    });
    if (await isOpen) return;
    const taken = /^(?:METRICS_)?PORT (\d+) is in use/.exec(
      this.#errorOutput.slice(errorsBefore.length),
    )?.[1];
    if (![port, port + 1].includes(Number(taken))) throw new Error(`The server did not start:\n${this.#log}`);
    [this.#log, this.#errorOutput] = [before, errorsBefore];
    throw Object.assign(new Error(`Port ${port} is taken.`), { code: "EADDRINUSE" });
  }

  #spawn(port: number): ChildProcess {
    const [command = "", ...options] = [...this.#within, process.execPath, ...this.#program];
    const hasClock = this.#program[0] === clockProgram;
    const environment = typeof this.#environment === "function" ? this.#environment(port) : this.#environment;
    const url = `http://127.0.0.1:${port}`;
    const child = spawn(command, options, {
      // The folder is outside the clone, so that a developer's .env is not read.
      cwd: this.#dataDir,
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: compileCache,
        ...(hasClock && { CLOCK_AHEAD_MS: `${this.#aheadMs}` }),
        ...{ PORT: `${port}`, PUBLIC_URL: url, DATA_DIR: this.#dataDir, ...environment },
      },
      stdio: ["ignore", "pipe", "pipe", ...(hasClock ? (["ipc"] as const) : [])],
    });
    child.once("exit", (code) => {
      this.#exitCode = code;
    });
    return child;
  }

  async #end(signal: NodeJS.Signals) {
    const child = this.#child;
    if (child && child.exitCode === null && child.signalCode === null) {
      // "close" is awaited, because after "exit" the last output may still come.
      const closed = once(child, "close");
      child.kill(signal);
      await closed;
    }
    if (this.#child === child) this.#child = null;
  }
}
