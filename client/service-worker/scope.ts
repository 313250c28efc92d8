/** The global scope, with its type: the compiler takes `self` for that of any worker. */

export const worker = self as unknown as ServiceWorkerGlobalScope;
