/** OpenID Connect client for the configured provider. The library openid-client validates the provider's replies. */

import type {
  ClientAuth,
  Configuration,
  TokenEndpointResponse,
  TokenEndpointResponseHelpers,
} from "openid-client";
import type { ProviderSettings } from "../environment.ts";
import { newSecret } from "../secrets.ts";
import { callProvider } from "./failure.ts";

const timeoutSeconds = 10;
const scope = "openid profile email";

/** The values against which the callback is validated. `codeVerifier` (PKCE) is never sent to the browser. */
export type Checks = { readonly state: string; readonly nonce: string; readonly codeVerifier: string };

/** Identifies a person: a subject is unique only within its issuer. */
export type Identity = { readonly issuer: string; readonly subject: string };

export type Claims = Readonly<Record<string, unknown>>;

export type ProviderReturn = {
  readonly identity: Identity;
  /** Epoch milliseconds at which the provider asked the person who they are; null where it does not say so. */
  readonly askedAt: number | null;
  /** Requests the claims about the person: those of the UserInfo endpoint, if the provider has one, then those of the ID token. */
  readonly readClaims: () => Promise<readonly Claims[]>;
};

type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers;

/** Loaded on first use, to keep the start of the server short. */
const openid = () => import("openid-client");

export class ProviderClient {
  readonly #settings: ProviderSettings;
  readonly #redirectUri: URL;
  /** Concurrent sign-ins share one discovery request, and a successful result is cached; a failed one is repeated. */
  #discovery: Promise<Configuration> | null = null;

  constructor(settings: ProviderSettings, redirectUri: URL) {
    this.#settings = settings;
    this.#redirectUri = redirectUri;
  }

  /**
   * Returns the URL of the provider to redirect to, and the checks for its callback; `asksAgain`: the provider shall not be
   * content with a session of its own. Throws `ProviderFailure` when the provider cannot be reached.
   */
  async startSignIn({ asksAgain = false } = {}): Promise<{ url: URL; checks: Checks }> {
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await openid();
    const configuration = await callProvider(() => this.#discover());
    const checks = { state: newSecret(), nonce: newSecret(), codeVerifier: newSecret() };
    const url = buildAuthorizationUrl(configuration, {
      redirect_uri: this.#redirectUri.href,
      scope,
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await calculatePKCECodeChallenge(checks.codeVerifier),
      code_challenge_method: "S256",
      ...(asksAgain && { prompt: "login", max_age: "0" }),
    });
    return { url, checks };
  }

  /** Validates the query of the callback and returns the person's identity. Throws `ProviderFailure` when a check fails. */
  async finishSignIn(query: string, { state, nonce, codeVerifier }: Checks): Promise<ProviderReturn> {
    const { authorizationCodeGrant } = await openid();
    const callback = new URL(this.#redirectUri);
    callback.search = query;
    const expected = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier };
    return callProvider(async () => {
      const configuration = await this.#discover();
      const tokens = await authorizationCodeGrant(configuration, callback, expected);
      const claims = tokens.claims();
      // The library guarantees an ID token when a nonce is expected, but its type does not.
      if (!claims) throw new Error("no ID token");
      return {
        identity: { issuer: claims.iss, subject: claims.sub },
        askedAt: claims.auth_time === undefined ? null : claims.auth_time * 1000,
        readClaims: () => callProvider(() => readClaims(configuration, tokens, claims)),
      };
    });
  }

  #discover(): Promise<Configuration> {
    this.#discovery ??= discover(this.#settings).catch((error) => {
      this.#discovery = null;
      throw error;
    });
    return this.#discovery;
  }
}

async function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> {
  const {
    ClientSecretBasic,
    ClientSecretPost,
    allowInsecureRequests,
    discovery,
    enableNonRepudiationChecks,
  } = await openid();
  const basic = ClientSecretBasic(clientSecret);
  const post = ClientSecretPost(clientSecret);
  /** OpenID Connect Discovery defines `client_secret_basic` as the default when a provider lists no methods. */
  const authenticate: ClientAuth = (server, ...rest) =>
    (server.token_endpoint_auth_methods_supported?.includes("client_secret_basic") === false ? post : basic)(
      server,
      ...rest,
    );
  return discovery(issuer, clientId, undefined, authenticate, {
    timeout: timeoutSeconds,
    // openid-client relies on TLS without this option and does not verify the signature of the ID token.
    execute: [enableNonRepudiationChecks, ...(issuer.protocol === "http:" ? [allowInsecureRequests] : [])],
  });
}

/** The UserInfo endpoint comes first, because it usually has more claims than the ID token. */
async function readClaims(configuration: Configuration, tokens: Tokens, idToken: Claims & { sub: string }) {
  if (!configuration.serverMetadata().userinfo_endpoint) return [idToken];
  const { fetchUserInfo } = await openid();
  return [await fetchUserInfo(configuration, tokens.access_token, idToken.sub), idToken];
}
