/**
 * An open journal with a connection of its own. It sends prepared bytes and only looks for the end of each reply, so that
 * the load generator does not limit the result.
 */

import { randomUUID } from "node:crypto";
import { connect, type Socket } from "node:net";
import { replyLength } from "./reply-length.ts";

/** `dueAt` is the moment on the clock of `performance.now()` at which it should be sent. */
export type Request = { readonly isStar: boolean; readonly dueAt: number };

/** What happens to the requests of a journal. */
export type Observer = {
  sent(request: Request): void;
  answered(request: Request): void;
  /** The connection broke; the request gets no reply. */
  lost(request: Request): void;
  failed(reason: string): void;
};

export class Journal {
  readonly #port: number;
  readonly #cookie: string;
  readonly #address: string;
  readonly #observer: Observer;
  readonly #queue: Request[] = [];
  #socket: Socket | null = null;
  #current: Request | null = null;
  #pending: Buffer = Buffer.alloc(0);
  #poll = "";
  #isClosed = false;

  /** `number` gives the journal an address of its own, as a proxy reports it. */
  constructor(port: number, secret: string, number: number, observer: Observer) {
    this.#port = port;
    this.#cookie = `mood-universe-session-${port}=${secret}`;
    this.#observer = observer;
    this.#address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
    this.#poll = this.#head("GET", "/api/changes?form=1", "");
  }

  send(request: Request) {
    this.#queue.push(request);
    if (!this.#current) this.#next();
  }

  close() {
    this.#isClosed = true;
    this.#socket?.destroy();
  }

  #head(method: string, path: string, more: string) {
    const from = `host: 127.0.0.1:${this.#port}\r\nx-forwarded-for: ${this.#address}\r\ncookie: ${this.#cookie}\r\n`;
    return `${method} ${path} HTTP/1.1\r\n${from}accept-encoding: gzip, deflate, br, zstd\r\n${more}\r\n`;
  }

  #star() {
    const body = JSON.stringify({ id: randomUUID(), emotion: "joy", intensity: 7, note: "Under load" });
    const more = `content-type: application/json\r\ncontent-length: ${body.length}\r\nidempotency-key: ${randomUUID()}\r\n`;
    return this.#head("POST", "/api/mood-entries", more) + body;
  }

  #next() {
    const request = this.#queue.shift() ?? null;
    this.#current = request;
    if (!request) return;
    this.#socket ??= this.#connect();
    this.#observer.sent(request);
    this.#socket.write(request.isStar ? this.#star() : this.#poll);
  }

  #connect() {
    const socket = connect({ port: this.#port, host: "127.0.0.1", noDelay: true });
    socket.on("data", (bytes) => this.#receive(bytes));
    socket.on("error", (error: NodeJS.ErrnoException) => this.#observer.failed(`${error.code}`));
    socket.on("close", () => {
      if (!this.#isClosed) this.#observer.failed("the connection was closed");
      if (this.#current) this.#observer.lost(this.#current);
      this.#socket = null;
      this.#current = null;
      this.#pending = Buffer.alloc(0);
    });
    return socket;
  }

  #receive(bytes: Buffer) {
    this.#pending = this.#pending.length > 0 ? Buffer.concat([this.#pending, bytes]) : bytes;
    const length = replyLength(this.#pending);
    if (length === null || !this.#current) return;
    const head = this.#pending.toString("latin1", 0, this.#pending.indexOf("\r\n\r\n"));
    this.#pending = this.#pending.subarray(length);
    this.#finish(head, this.#current);
    this.#next();
  }

  #finish(head: string, request: Request) {
    const status = head.slice(9, 12);
    if (!(request.isStar ? ["201"] : ["200", "304"]).includes(status)) {
      this.#observer.lost(request);
      this.#observer.failed(`${request.isStar ? "star" : "poll"} ${status}`);
      return;
    }
    this.#observer.answered(request);
    const etag = /etag: (\S+)/i.exec(head)?.[1];
    if (request.isStar || status === "304" || !etag) return;
    const revision = /-(\d+)-[\d.]+(?:-\w+)?"/.exec(etag)?.[1];
    this.#poll = this.#head("GET", `/api/changes?form=1&since=${revision}`, `if-none-match: ${etag}\r\n`);
  }
}
