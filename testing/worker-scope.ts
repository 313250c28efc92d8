/** Runs in a thread of Node, and runs there what a web worker runs in a browser. */

import { AsyncLocalStorage } from "node:async_hooks";
import { type MessagePort, parentPort } from "node:worker_threads";

export type Start = { readonly url: string; readonly port: MessagePort };

const ports = new AsyncLocalStorage<MessagePort>();
/** The worker whose code is being loaded. */
let loading: MessagePort | null = null;
let loaded: Promise<unknown> = Promise.resolve();

Object.assign(globalThis, {
  postMessage: (message: unknown, { transfer = [] }: { transfer?: ArrayBuffer[] } = {}) =>
    ports.getStore()?.postMessage(message, transfer),
  addEventListener(type: string, listener: (event: { data: unknown }) => void) {
    const port = loading;
    port?.on(type, (data: unknown) => ports.run(port, listener, { data }));
  },
});

parentPort?.on("message", ({ url, port }: Start) => {
  loaded = loaded.then(() => {
    loading = port;
    return import(url);
  });
});
