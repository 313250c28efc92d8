/** A real mail server for the tests, which accepts every mail or fails in a chosen way. */

import { EventEmitter, once } from "node:events";
import type { Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import { type ReceivedMail, readMail } from "./received-mail.ts";

/**
 * `refuse`: 451 for the recipient. `stall`: sends no greeting. `drip`: sends a line of a greeting now and then, and never its
 * last. `stall-at-data`: receives the whole mail and never replies. `drip-at-data`: replies to it with a line now and then, and never
 * with the last, so that only a limit for the whole delivery ends it. `hold`: accepts it at `release`. `drop`: cuts the connection in
 * the middle of the mail.
 */
export type MailServerBehaviour =
  | "accept"
  | "refuse"
  | "stall"
  | "drip"
  | "stall-at-data"
  | "drip-at-data"
  | "hold"
  | "drop";

const dripMs = 500;

export class MailServer {
  /** Can be changed while the server runs. */
  behaviour: MailServerBehaviour = "accept";
  readonly mails: ReceivedMail[] = [];
  readonly #arrivals = new EventEmitter().setMaxListeners(0);
  readonly #sockets = new Map<number, Socket>();
  readonly #held: (() => void)[] = [];
  #attempts = 0;
  readonly #server = new SMTPServer({
    // The built-in certificate is not trusted, and the tests send without a password.
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onConnect: (session, go) => {
      if (this.behaviour === "drip") this.#drip(session, 220);
      else if (this.behaviour !== "stall") go();
    },
    onRcptTo: (_to, _session, go) =>
      go(this.behaviour === "refuse" ? Object.assign(new Error("Try later"), { responseCode: 451 }) : null),
    onData: (stream, session, done) => void this.#receive(stream, session).then(() => done(), done),
  });

  static async start(): Promise<MailServer> {
    const server = new MailServer();
    await once(server.#server.listen(0, "127.0.0.1"), "listening");
    return server;
  }

  private constructor() {
    // The tests break connections on purpose.
    this.#server.on("error", () => {});
    this.#server.server.on("connection", (socket) => this.#keep(socket));
  }

  get url(): string {
    const address = this.#server.server.address();
    if (address === null || typeof address === "string") throw new Error("The mail server does not run.");
    return `smtp://127.0.0.1:${address.port}`;
  }

  /** The number of connections so far. */
  get attempts() {
    return this.#attempts;
  }

  /** The number of mails that wait for `release`. */
  get held() {
    return this.#held.length;
  }

  release() {
    for (const accept of this.#held.splice(0)) accept();
  }

  /** The number of connections that are open now. */
  get connections() {
    return this.#sockets.size;
  }

  /** Resolves to the `count`-th mail to the address as soon as it has arrived. A test that hangs learns what came instead. */
  async mailTo(address: string, { count = 1, patienceMs = 50_000 } = {}): Promise<ReceivedMail> {
    const wanted = address.toLowerCase();
    const signal = AbortSignal.timeout(patienceMs);
    while (true) {
      const mail = this.mails.filter(({ to }) => to.toLowerCase() === wanted)[count - 1];
      if (mail) return mail;
      await once(this.#arrivals, "mail", { signal }).catch(() => {
        const there = this.mails.map(({ to, subject }) => `${to}: ${subject}`).join("\n") || "none";
        throw new Error(`Mail ${count} to ${address} did not come in ${patienceMs} ms. There are:\n${there}`);
      });
    }
  }

  /** Resolves at the next connection. */
  async connection() {
    await once(this.#server.server, "connection");
  }

  /** Closes all open connections. */
  async stop() {
    const closed = new Promise<void>((resolve) => this.#server.close(resolve));
    for (const socket of this.#sockets.values()) socket.destroy();
    await closed;
  }

  #keep(socket: Socket) {
    this.#attempts += 1;
    const port = socket.remotePort ?? 0;
    this.#sockets.set(port, socket);
    socket.once("close", () => this.#sockets.delete(port));
  }

  #hold(): Promise<void> {
    return new Promise((accept) => this.#held.push(accept));
  }

  #drip({ remotePort }: SMTPServerSession, code: number) {
    const socket = this.#sockets.get(remotePort);
    const timer = setInterval(() => socket?.write(`${code}-One moment\r\n`), dripMs);
    socket?.once("close", () => clearInterval(timer));
  }

  /** Resolves when the server may acknowledge the mail. */
  async #receive(stream: SMTPServerDataStream, session: SMTPServerSession) {
    if (this.behaviour === "drop") {
      await once(stream, "readable");
      this.#sockets.get(session.remotePort)?.destroy();
      throw new Error("Dropped");
    }
    const raw = await buffer(stream);
    if (this.behaviour === "drip-at-data") this.#drip(session, 250);
    if (/at-data$/.test(this.behaviour)) await new Promise(() => {});
    if (this.behaviour === "hold") await this.#hold();
    const { mailFrom, rcptTo } = session.envelope;
    const recipients = rcptTo.map(({ address }) => address);
    const from = mailFrom ? mailFrom.address : "";
    this.mails.push(await readMail(raw, { recipients, from, greeting: session.hostNameAppearsAs || "" }));
    this.#arrivals.emit("mail");
  }
}
