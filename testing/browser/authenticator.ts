/** Passkeys of a device that tests add to Chromium: its virtual authenticator (CDP `WebAuthn`). */

import { cdp } from "vitest/browser";

type Options = {
  /** Whether the device can check that it is its person: with a PIN, a fingerprint or a face. */
  readonly canVerify?: boolean;
  /** Whether the check succeeds. */
  readonly verifies?: boolean;
  /** Whether its passkeys can make secrets (the extension PRF of WebAuthn). */
  readonly hasPrf?: boolean;
};

/** The part of the protocol that is used here. */
type Protocol = {
  send(method: string, params?: object): Promise<Record<string, unknown>>;
};

export class Authenticator {
  readonly #protocol: Protocol;
  readonly #authenticatorId: string;

  private constructor(protocol: Protocol, authenticatorId: string) {
    this.#protocol = protocol;
    this.#authenticatorId = authenticatorId;
  }

  static async add({
    canVerify = true,
    verifies = true,
    hasPrf = false,
  }: Options = {}): Promise<Authenticator> {
    const protocol = cdp() as unknown as Protocol;
    await protocol.send("WebAuthn.enable");
    const { authenticatorId } = await protocol.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true },
        ...{ hasUserVerification: canVerify, isUserVerified: verifies, automaticPresenceSimulation: true },
        hasPrf,
      },
    });
    return new Authenticator(protocol, String(authenticatorId));
  }

  /** The passkeys that the device has. */
  async passkeys(): Promise<readonly { readonly credentialId: string }[]> {
    const { credentials } = await this.#ask("getCredentials");
    return credentials as { credentialId: string }[];
  }

  /** Takes the device away from this browser, and resolves to the passkeys that it has. */
  async takeAway(): Promise<readonly object[]> {
    const passkeys = await this.passkeys();
    await this.remove();
    return passkeys;
  }

  /** The device has passkeys that another one of these has had. */
  async bringBack(passkeys: readonly object[]) {
    for (const credential of passkeys) await this.#ask("addCredential", { credential });
  }

  /** The person says no to their device from now on, or yes again. */
  setVerifies = (isUserVerified: boolean) => this.#ask("setUserVerified", { isUserVerified });

  /** The device loses all of its passkeys. */
  forget = () => this.#ask("clearCredentials");

  /** Takes the device away from this browser. */
  remove = () => this.#ask("removeVirtualAuthenticator");

  #ask = (method: string, params: object = {}) =>
    this.#protocol.send(`WebAuthn.${method}`, { authenticatorId: this.#authenticatorId, ...params });
}
