/** The test app with a real sign-in provider, and the redirects between them that a browser follows. */

import { api } from "#domain/api.ts";
import type { Settings } from "../server/environment.ts";
import { linkTo } from "../server/public-link.ts";
import { openTestApp, type TestApp } from "./app.ts";
import { type Account, OidcProvider } from "./oidc-provider.ts";
import type { Visitor } from "./visitor.ts";

/** Follows from the PUBLIC_URL of the test app. */
export const redirectUri = "http://mood.example.org/api/login/callback";

export class ProviderTest {
  readonly test: TestApp;
  readonly provider: OidcProvider;

  private constructor(test: TestApp, provider: OidcProvider) {
    this.test = test;
    this.provider = provider;
  }

  static async open(overrides: Partial<Settings> = {}, options: { usesSecretInBody?: boolean } = {}) {
    const { publicUrl } = overrides;
    const provider = await OidcProvider.start({
      redirectUri: publicUrl ? linkTo(publicUrl, api.providerCallback.path) : redirectUri,
      ...options,
    });
    return new ProviderTest(await openTestApp({ provider: provider.settings, ...overrides }), provider);
  }

  async close() {
    await this.test.close();
    await this.provider.stop();
  }

  /** Goes to the provider and through its pages. Returns the address to which it redirects the browser. */
  async goToProvider(visitor: Visitor, account?: Account): Promise<URL> {
    if (account) this.provider.account = account;
    const { headers } = await visitor.call(api.providerSignIn);
    return this.provider.follow(String(headers.location));
  }

  returnFromProvider(visitor: Visitor, callback: URL, headers: Record<string, string> = {}) {
    // Browsers send this header, because the navigation comes from another site.
    return visitor.send("GET", `${callback.pathname}${callback.search}`, {
      headers: { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", ...headers },
    });
  }

  /** The whole sign-in; afterwards the visitor has a session. */
  async signIn(account?: Account, visitor = this.test.visitor()) {
    const answer = await this.returnFromProvider(visitor, await this.goToProvider(visitor, account));
    if (answer.status !== 302 || answer.headers.location !== "/")
      throw new Error(`The sign-in ended with ${answer.status}: ${answer.text || answer.headers.location}`);
    return { visitor, answer, user: (await visitor.call(api.user)).body };
  }
}
