/** How many operations of the platform's cryptography are under way: no turn of the event loop ends them. */

let pending = 0;

export const pendingCryptography = () => pending;

const counted = ["encrypt", "decrypt", "sign", "importKey", "deriveKey", "deriveBits", "digest"] as const;

for (const name of counted) {
  const { subtle } = crypto;
  const work = subtle[name].bind(subtle) as (...args: unknown[]) => Promise<unknown>;
  const counting = (...args: unknown[]) => {
    pending += 1;
    return work(...args).finally(() => {
      pending -= 1;
    });
  };
  Object.defineProperty(subtle, name, { value: counting, configurable: true, writable: true });
}
