/** Passkeys that a page makes and uses by itself. The server knows nothing of them, and they sign in nowhere. */

import { passkeyObstacle } from "#domain/accounts/passkey-obstacle.ts";

const product = "Mood Universe";

export const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));

/** Whether this browser can ask for passkeys at this address. */
export const canAskForPasskeys = (): boolean =>
  typeof PublicKeyCredential === "function" && passkeyObstacle(location) === null;

/** What the device is asked to make. `name` is what it calls the passkey; `algorithms` are numbers of COSE. */
export const localPasskey = (
  name: string,
  algorithms: readonly number[],
): PublicKeyCredentialCreationOptions => ({
  rp: { name: product },
  // An id of its own, so that the passkey takes the place of none that signs in.
  user: { id: randomBytes(16), name, displayName: name },
  challenge: randomBytes(32),
  pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
  // One that the device does not offer for signing in, where it can tell them apart.
  authenticatorSelection: { userVerification: "required", residentKey: "discouraged" },
});
