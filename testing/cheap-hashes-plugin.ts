/**
 * Gives the page of component tests the lowest cost of Argon2id, as testing/app.ts gives it to the server: these tests are
 * not about the cost, and the hash of a passphrase takes half a second of a core. The code of the product runs, in its
 * worker, with WebAssembly and without; slots and records say the cost that the product asks for. The hashes of the full
 * cost are proven by `client/sealed/crypto/*.test.ts` and `client/app-lock/pin.test.ts`, and in a browser by
 * the journeys that seal words and lock a device.
 */

import type { Plugin } from "vite";

/** Each source with the place that says the cost, and what is in its place: 8 KiB, and one pass. */
const costs: readonly (readonly [file: string, find: string, replace: string])[] = [
  ["client/sealed/crypto/argon2.ts", "...cost,", "...cost, memorySize: 8, iterations: 1,"],
  ["client/sealed/crypto/argon2-plain.ts", "m: memory, t: passes,", "m: 8, t: 1,"],
  ["client/app-lock/pin.ts", "t: 2, m: 19_456,", "t: 1, m: 8,"],
];

export const cheapHashes = (): Plugin => ({
  name: "cheap-hashes",
  enforce: "pre",
  transform(source, id) {
    const path = id.split("?")[0] ?? "";
    const cost = costs.find(([file]) => path.endsWith(`/${file}`));
    if (!cost) return null;
    const [file, find, replace] = cost;
    if (source.split(find).length !== 2) throw new Error(`${file} does not say its cost as: ${find}`);
    return { code: source.replace(find, () => replace), map: null };
  },
});
