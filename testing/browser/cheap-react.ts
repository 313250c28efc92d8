/**
 * Lets React's development build leave out what only its tools for debugging read: a stack trace for each element, an
 * asynchronous task for it, and a measurement of each render. Together they take a sixth of the processor time of
 * component tests.
 * All warnings stay, without the list of components that surround them.
 */

// React's modules look for these once, when they are loaded.
Object.assign(console, { createTask: undefined, timeStamp: undefined });

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = (await import(
  "react"
)) as unknown as Record<string, Record<string, unknown>>;
if (!internals || !("recentlyCreatedOwnerStacks" in internals))
  throw new Error("This React counts its stack traces in another way: look for what it does in jsxDEV.");
/** React makes no more stack traces after so many, until it sets the counter back. */
const enough = 10_000;
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => enough, set: () => {} });

export {};
