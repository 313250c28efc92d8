/** Tells the other tabs of this browser about changes of the outbox. */

/** An item of a kind, and what the server has stored for it. */
export type Delivered = {
  readonly kind: string;
  readonly item: {
    readonly id: string;
    readonly userId: string;
    readonly body: unknown;
    readonly createdAt: string;
    readonly version?: number | undefined;
  };
  readonly stored: unknown;
};

export type OutboxMessage =
  | { readonly type: "changed" }
  | { readonly type: "delivered"; readonly delivered: readonly Delivered[] };

export type OutboxChannel = {
  post(message: OutboxMessage): void;
  /** Messages of other tabs. */
  listen(listener: (message: OutboxMessage) => void): void;
};

export function openChannel(name: string): OutboxChannel {
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => channel.addEventListener("message", ({ data }) => listener(data)),
  };
}
