/** The server in a separate process, which a test can kill and restart on the same port and data. */

import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";

/** As `npm start` does. */
const main = ["--max-semi-space-size=8", join(import.meta.dirname, "..", "server", "main.mjs")];
/** The arguments of Node that start the server with a push receiver at this origin. */
export const withReceiver = (origin: string) => [
  join(import.meta.dirname, "server-with-receiver.mjs"),
  origin,
];
/** The program that starts the server with a clock that `advance` moves. */
export const withClock = [join(import.meta.dirname, "server-with-clock.mjs")];
/** Long enough for a busy machine, as in vitest.config.ts. */
const timeoutMs = 60_000;

/**
 * Systems take the ports of outgoing connections, and port 0, from 32768 up. From there, a connection of another test
 * could take a port before the server listens on it.
 */
const firstPort = 16_384;
const lastPort = 32_767;

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(firstPort, lastPort + 1);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once("error", () => resolve(false)).listen(port, "127.0.0.1", () => resolve(true));
    });
    if (!isFree) continue;
    await promisify(server.close).call(server);
    return port;
  }
}

export class ServerProcess {
  readonly url: string;
  readonly #dataDir: string;
  readonly #environment: Record<string, string>;
  readonly #program: readonly string[];
  readonly #within: readonly string[];
  #child: ChildProcess | null = null;
  #log = "";
  #errorOutput = "";
  #exitCode: number | null = null;
  /** How far its clock is ahead, in milliseconds. */
  #aheadMs = 0;

  /** `within` is the command that runs the server, if it does not run directly. */
  constructor(
    port: number,
    dataDir: string,
    environment: Record<string, string>,
    program: readonly string[] = main,
    within: readonly string[] = [],
  ) {
    this.#program = program;
    this.#within = within;
    this.url = `http://127.0.0.1:${port}`;
    this.#dataDir = dataDir;
    this.#environment = { PORT: `${port}`, PUBLIC_URL: this.url, DATA_DIR: dataDir, ...environment };
  }

  /** All output of the server since its first start. */
  get log() {
    return this.#log;
  }

  /** Its output on standard error. */
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

  /** Resolves when the server replies. */
  async start() {
    // Outside the clone, so that a developer's .env is not read.
    const [command = "", ...options] = [...this.#within, process.execPath, ...this.#program];
    const hasClock = this.#program === withClock;
    if (hasClock) options.push(`${this.#aheadMs}`);
    const child = spawn(command, options, {
      cwd: this.#dataDir,
      env: { PATH: process.env.PATH, ...this.#environment },
      stdio: ["ignore", "pipe", "pipe", ...(hasClock ? (["ipc"] as const) : [])],
    });
    this.#child = child;
    child.once("exit", (code) => {
      this.#exitCode = code;
    });
    child.stderr?.on("data", (text) => {
      this.#errorOutput += text;
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (text) => {
        this.#log += text;
      });
    const deadline = Date.now() + timeoutMs;
    while (!(await this.#isReady())) {
      if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline)
        throw new Error(`The server did not start:\n${this.#log}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Lets time pass for a server `withClock`, and resolves when it has done what became due. */
  async advance(ms: number) {
    const child = this.#child;
    if (!child) throw new Error("The server does not run.");
    const advanced = once(child, "message");
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

  async #end(signal: NodeJS.Signals) {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    // Not its exit, after which its last output may still come.
    const closed = once(child, "close");
    child.kill(signal);
    const timeout = setTimeout(() => child.kill("SIGKILL"), timeoutMs);
    await closed;
    clearTimeout(timeout);
  }

  async #isReady() {
    try {
      return (await fetch(`${this.url}/api/health/ready`)).ok;
    } catch {
      return false;
    }
  }
}
