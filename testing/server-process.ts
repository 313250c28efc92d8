/** The server as people run it: a process of its own that can be killed and started again on the same port and data. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";

const main = join(import.meta.dirname, "..", "server", "main.ts");
const patienceMs = 15_000;

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  return address.port;
}

export class ServerProcess {
  readonly url: string;
  readonly #dataDir: string;
  readonly #environment: Record<string, string>;
  #child: ChildProcess | null = null;
  #log = "";
  #complaints = "";
  #exitCode: number | null = null;

  constructor(port: number, dataDir: string, environment: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    this.#dataDir = dataDir;
    this.#environment = { PORT: `${port}`, PUBLIC_URL: this.url, DATA_DIR: dataDir, ...environment };
  }

  /** Everything the server has said since it was first started. */
  get log() {
    return this.#log;
  }

  /** What it said on standard error. */
  get complaints() {
    return this.#complaints;
  }

  /** How it ended last; null while it runs or after a signal. */
  get exitCode() {
    return this.#exitCode;
  }

  get pid() {
    return this.#child?.pid;
  }

  /** Resolves when it answers. */
  async start() {
    // Away from the clone, so that a developer's .env has no say.
    const child = spawn(process.execPath, [main], {
      cwd: this.#dataDir,
      env: { PATH: process.env.PATH, ...this.#environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    child.once("exit", (code) => {
      this.#exitCode = code;
    });
    child.stderr.on("data", (text) => {
      this.#complaints += text;
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text) => {
        this.#log += text;
      });
    const deadline = Date.now() + patienceMs;
    while (!(await this.#isReady())) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`The server did not start:\n${this.#log}`);
      await new Promise((again) => setTimeout(again, 20));
    }
  }

  /** As a power cut would end it. */
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
    const exit = once(child, "exit");
    child.kill(signal);
    const giveUp = setTimeout(() => child.kill("SIGKILL"), patienceMs);
    await exit;
    clearTimeout(giveUp);
  }

  async #isReady() {
    try {
      return (await fetch(`${this.url}/api/health/ready`)).ok;
    } catch {
      return false;
    }
  }
}
