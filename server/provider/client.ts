/** Speaks OpenID Connect with the provider that the operator has set; what is checked is checked by openid-client. */

import type {
  ClientAuth,
  Configuration,
  TokenEndpointResponse,
  TokenEndpointResponseHelpers,
} from "openid-client";
import type { ProviderSettings } from "../environment.ts";
import { newSecret } from "../secret.ts";
import { askProvider } from "./failure.ts";

const timeoutSeconds = 10;
const scope = "openid profile email";

/** What the provider's answer must fit; the browser never sees the verifier. */
export type Checks = { readonly state: string; readonly nonce: string; readonly codeVerifier: string };

/** Whom a provider names: a subject means nothing without its issuer. */
export type Identity = { readonly issuer: string; readonly subject: string };

export type Claims = Readonly<Record<string, unknown>>;

export type Introduction = {
  readonly identity: Identity;
  /** What the provider tells of the person, from each place that it tells it in; asks the provider. */
  readonly readClaims: () => Promise<readonly Claims[]>;
};

type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers;

/** Only who signs in by provider pays for loading it. */
const openid = () => import("openid-client");

export class ProviderClient {
  readonly #settings: ProviderSettings;
  readonly #redirectUri: URL;
  /** Kept once it has succeeded, and shared while it runs, so that no visitor makes us ask again and again. */
  #discovery: Promise<Configuration> | null = null;

  constructor(settings: ProviderSettings, redirectUri: URL) {
    this.#settings = settings;
    this.#redirectUri = redirectUri;
  }

  /** Where to send a person, and what their return must fit. Throws `ProviderFailure` when it cannot be reached. */
  async begin(): Promise<{ url: URL; checks: Checks }> {
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await openid();
    const configuration = await askProvider(() => this.#discover());
    const checks = { state: newSecret(), nonce: newSecret(), codeVerifier: newSecret() };
    const url = buildAuthorizationUrl(configuration, {
      redirect_uri: this.#redirectUri.href,
      scope,
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await calculatePKCECodeChallenge(checks.codeVerifier),
      code_challenge_method: "S256",
    });
    return { url, checks };
  }

  /** Whom the provider introduces with this query of the callback; throws `ProviderFailure` unless every check passes. */
  async finish(query: string, { state, nonce, codeVerifier }: Checks): Promise<Introduction> {
    const { authorizationCodeGrant } = await openid();
    const callback = new URL(this.#redirectUri);
    callback.search = query;
    const expected = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier };
    return askProvider(async () => {
      const configuration = await this.#discover();
      const tokens = await authorizationCodeGrant(configuration, callback, expected);
      const claims = tokens.claims();
      // There is one wherever a nonce is expected; the type does not know that.
      if (!claims) throw new Error("no ID token");
      return {
        identity: { issuer: claims.iss, subject: claims.sub },
        readClaims: () => askProvider(() => readClaims(configuration, tokens, claims)),
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
  /** Basic is what OpenID Connect takes for granted where a provider does not say. */
  const authenticate: ClientAuth = (server, ...rest) =>
    (server.token_endpoint_auth_methods_supported?.includes("client_secret_basic") === false ? post : basic)(
      server,
      ...rest,
    );
  return discovery(issuer, clientId, undefined, authenticate, {
    timeout: timeoutSeconds,
    // By itself openid-client trusts the connection and leaves signatures unread; an http issuer has nothing else.
    execute: [enableNonRepudiationChecks, ...(issuer.protocol === "http:" ? [allowInsecureRequests] : [])],
  });
}

/** The UserInfo, where providers tell most, and the ID token. */
async function readClaims(configuration: Configuration, tokens: Tokens, idToken: Claims & { sub: string }) {
  if (!configuration.serverMetadata().userinfo_endpoint) return [idToken];
  const { fetchUserInfo } = await openid();
  return [await fetchUserInfo(configuration, tokens.access_token, idToken.sub), idToken];
}
