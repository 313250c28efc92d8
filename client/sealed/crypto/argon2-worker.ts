/**
 * Makes the key of a passphrase for the page, which gets no bytes of it. The server lets this worker alone run
 * WebAssembly, and lets it load and send nothing.
 */

import type { PassphraseParameters } from "#domain/sealed/seal.ts";
import { onStarsAndJob } from "../../stars/star-worker.ts";
import { passphraseKey } from "./argon2.ts";

export type PassphraseJob = { readonly passphrase: string; readonly parameters: PassphraseParameters };

onStarsAndJob<never, PassphraseJob>(async (_, { passphrase, parameters }) =>
  postMessage(await passphraseKey(passphrase, parameters)),
);
