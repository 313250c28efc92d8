/** Tells the other tabs of this browser about changes of the outbox. */

export type OutboxMessage =
  | { readonly type: "changed" }
  /** `stored` is what the server has stored for an item of this kind. */
  | { readonly type: "delivered"; readonly kind: string; readonly stored: unknown };

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
