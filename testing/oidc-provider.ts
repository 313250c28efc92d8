/** A real OpenID Connect provider on a loopback port, which signs in the person that the test sets, without a form. */

import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Provider } from "oidc-provider";
import { failWith, type HttpFault } from "./http-fault.ts";
import { type Claims, privateJwk, resign } from "./id-token.ts";
import { makeOidcStorage } from "./oidc-storage.ts";
import { onSomePort } from "./ports.ts";

export type Account = { sub: string } & Claims;

export type TokenReply = { id_token: string; [name: string]: unknown };

type ProviderOptions = {
  /** Where the provider redirects to; by default a server process, at any port of this machine, by number or name. */
  redirectUri?: string;
  /** The path of these server processes, if they are below one. */
  basePath?: string;
  /** Accepts the client's secret only in the body, and puts all claims into the ID token. */
  usesSecretInBody?: boolean;
  /** Host in the provider's address. The test that names one lets the server resolve it to 127.0.0.1. */
  host?: string;
};

type Context = Parameters<Parameters<Provider["use"]>[0]>[0];

export class OidcProvider {
  readonly issuer: string;
  readonly clientId = "mood-universe";
  readonly clientSecret = "a secret/with+odd characters%";
  /** The person who signs in next. */
  account: Account = { sub: "ada", name: "Ada" };
  /** Makes the next person decline. */
  declinesNext = false;
  /** Changes the replies of the token endpoint, like a faulty provider. */
  tamper: ((reply: TokenReply) => void) | null = null;
  /** How each of these paths fails. */
  readonly faults = new Map<string, HttpFault>();
  /** The number of requests for each path. */
  readonly requests = new Map<string, number>();

  readonly #key = privateJwk();
  readonly #accounts = new Map<string, Account>();
  readonly #provider: Provider;
  #server: Server | null = null;

  private constructor(
    issuer: string,
    { redirectUri, basePath = "", usesSecretInBody = false }: ProviderOptions,
  ) {
    this.issuer = issuer;
    this.#provider = new Provider(issuer, {
      clients: [
        {
          client_id: this.clientId,
          client_secret: this.clientSecret,
          // Of a native application, whatever its port.
          ...(!redirectUri && { application_type: "native" as const }),
          redirect_uris: redirectUri
            ? [redirectUri]
            : ["127.0.0.1", "localhost"].map((host) => `http://${host}${basePath}/api/login/callback`),
          token_endpoint_auth_method: usesSecretInBody ? "client_secret_post" : "client_secret_basic",
        },
      ],
      ...(usesSecretInBody && { clientAuthMethods: ["client_secret_post"], conformIdTokenClaims: false }),
      adapter: makeOidcStorage(),
      jwks: { keys: [this.#key] },
      cookies: { keys: [randomBytes(16).toString("hex")] },
      pkce: { required: () => true },
      claims: {
        profile: ["name", "given_name", "family_name", "preferred_username", "picture"],
        email: ["email", "email_verified"],
      },
      features: { devInteractions: { enabled: false }, userinfo: { enabled: !usesSecretInBody } },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      findAccount: (_, sub) => ({
        accountId: sub,
        claims: () => ({ ...this.#accounts.get(sub), sub }),
      }),
      ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
      renderError: (ctx, out) => {
        ctx.body = out;
      },
    });
    this.#provider.use((ctx, next) => this.#answer(ctx, next));
  }

  static start(options: ProviderOptions = {}): Promise<OidcProvider> {
    const { host = "127.0.0.1" } = options;
    return onSomePort(async (port) => {
      const provider = new OidcProvider(`http://${host}:${port}`, options);
      await provider.listen();
      return provider;
    });
  }

  /** Listens at its address; can be called again after `stop`. */
  async listen() {
    const answer = this.#provider.callback();
    this.#server = createServer((request, response) => {
      const fault = this.faults.get(URL.parse(request.url ?? "", this.issuer)?.pathname ?? "");
      if (fault) failWith(fault, response);
      else void answer(request, response);
    }).listen(Number(new URL(this.issuer).port), "127.0.0.1");
    await once(this.#server, "listening");
  }

  async stop() {
    const server = this.#server;
    this.#server = null;
    if (!server) return;
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  }

  /** Resolves to the number of connections that are open now. */
  connections(): Promise<number> {
    return new Promise((resolve, reject) =>
      this.#server?.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
  }

  /** The settings with which an operator uses this provider. */
  get settings() {
    return { issuer: new URL(this.issuer), clientId: this.clientId, clientSecret: this.clientSecret };
  }

  /** The ID token with other claims, signed by this provider's key or by another's. */
  resign(token: string, changes: Claims, key = this.#key) {
    return resign(token, changes, key);
  }

  /** Follows the redirects like a browser without cookies, up to the address that leads away from the provider. */
  async follow(start: string): Promise<URL> {
    const cookies = new Map<string, string>();
    let url = new URL(start);
    while (url.origin === this.issuer) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const answer = await fetch(url, { redirect: "manual", headers: { cookie } });
      for (const set of answer.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        cookies.set(name, value);
      }
      const next = answer.headers.get("location");
      if (!next) throw new Error(`The provider stopped with ${answer.status}: ${await answer.text()}`);
      url = new URL(next, url);
    }
    return url;
  }

  async #answer(ctx: Context, next: () => Promise<void>) {
    // The previous sign-in is forgotten, so that each sign-in uses the person that the test sets.
    ctx.req.headers.cookie = ctx.req.headers.cookie?.replace(/_session[^;]*(; )?/g, "");
    this.requests.set(ctx.path, (this.requests.get(ctx.path) ?? 0) + 1);
    if (ctx.path.startsWith("/interaction/")) {
      ctx.respond = false;
      return this.#interact(ctx.req, ctx.res);
    }
    await next();
    if (ctx.path === "/token" && ctx.status === 200) this.tamper?.(ctx.body as TokenReply);
  }

  /** Signs in and consents, or declines, on behalf of the person. */
  async #interact(request: IncomingMessage, response: ServerResponse) {
    if (this.declinesNext) {
      this.declinesNext = false;
      return this.#provider.interactionFinished(request, response, { error: "access_denied" });
    }
    const account = this.account;
    this.#accounts.set(account.sub, account);
    const { params } = await this.#provider.interactionDetails(request, response);
    const grant = new this.#provider.Grant({ accountId: account.sub, clientId: this.clientId });
    grant.addOIDCScope(String(params.scope));
    const grantId = await grant.save();
    return this.#provider.interactionFinished(request, response, {
      login: { accountId: account.sub },
      consent: { grantId },
    });
  }
}
