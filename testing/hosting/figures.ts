/** What people have counted who use server processes under load. */

export class Figures {
  /** Replies below 500. */
  acknowledged = 0;
  /** Replies of 500 and above, by status. */
  readonly failed = new Map<number, number>();
  /** Calls whose connection broke before the whole reply had arrived. */
  broken = 0;
  /** Calls that were sent again after either. */
  retried = 0;
  /** Replies by the process that the proxy says they are from. */
  readonly byServer = new Map<string, number>();

  count({ status, headers }: { readonly status: number; readonly headers: Headers }) {
    // nginx lists those that it has tried before, too.
    const server = headers.get("x-served-by")?.split(", ").at(-1);
    if (server) this.byServer.set(server, (this.byServer.get(server) ?? 0) + 1);
    if (status < 500) this.acknowledged += 1;
    else this.failed.set(status, (this.failed.get(status) ?? 0) + 1);
  }

  toString() {
    const failed = [...this.failed].map(([status, count]) => `${count} × ${status}`).join(", ") || "none";
    return `${this.acknowledged} acknowledged, 5xx: ${failed}, ${this.broken} connections broken, ${this.retried} retries`;
  }
}
