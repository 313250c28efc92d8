/** A provider is one way in among others: what follows it in another browser, and what is left when it is gone. */

import type { Page } from "@playwright/test";
import { authenticator } from "../testing/second-factor.ts";
import { field, heading, press } from "./account-actions.ts";
import { expectStars } from "./actions.ts";
import { expect, testWithOwnServer as test, throughProvider } from "./fixtures.ts";

/** Passkeys need an address with a name. */
test.use({
  environment: async ({ provider, basePath }, use) =>
    throughProvider({ provider }, (settings) =>
      use((port) => ({ ...settings, PUBLIC_URL: `http://localhost:${port}${basePath}` })),
    ),
  baseURL: ({ server, basePath }, use) => use(`http://localhost:${server.port}${basePath}`),
});

const providerLink = (page: Page) => page.getByRole("link", { name: "Sign in with your provider" });
const universe = (page: Page) => heading(page, "Ada's Universe");

async function signInByProvider(page: Page) {
  await page.goto("/login");
  await providerLink(page).click();
}

/** The browser has a device that makes and keeps passkeys. */
async function addDevice(page: Page) {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("WebAuthn.enable");
  await protocol.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

/** Sets up a second step by calls. Returns the secret of the app, and its code that is used up by that. */
async function setUpSecondStep(page: Page) {
  const { secret } = await (await page.request.post("/api/account/totp")).json();
  const used = authenticator(secret)(Date.now());
  const confirmed = await page.request.post("/api/account/totp/confirm", { data: { code: used } });
  expect(confirmed.status()).toBe(200);
  return { secret, used };
}

test("signing in with a provider creates a universe, and opens it elsewhere by a code of an app; without the provider it opens by its passkey, which then stays as the only way in", async ({
  page,
  provider,
  server,
  openSecondBrowser,
  faults,
}) => {
  // The wrong code.
  faults.allow(/status of 401 .*\/api\/auth\/second-factor\)$/);
  provider.account = { sub: "ada", name: "Ada", email: "ada@example.org", email_verified: true };
  // The browser remembers the universe, and asks for it and its stars without the session that has gone.
  faults.allow(/status of 40[14] .*\/api\/(users\/[^/]+|changes\?form=1)\)$/);
  // The button is meant here, not what the browser suggests: a device that always agrees would take the suggestion.
  // An empty page has no passkeys.
  await page.addInitScript(() => {
    Object.assign(globalThis.PublicKeyCredential ?? {}, {
      isConditionalMediationAvailable: async () => false,
    });
  });
  await addDevice(page);
  await signInByProvider(page);
  await expect(universe(page)).toBeVisible();
  await page.goto("/account-settings");
  await press(page, "Add a passkey");
  await field(page, "A name for it").fill("Laptop");
  await press(page, "Create passkey");
  await expect(page.getByRole("button", { name: "Remove Laptop" })).toBeVisible();

  await page.request.post("/api/mood-entries", { data: { emotion: "hope", intensity: 7 } });
  const { secret, used } = await setUpSecondStep(page);
  const second = await openSecondBrowser();
  await signInByProvider(second);
  const code = field(second, "Code from your app");
  await code.fill(used);
  await press(second, "Go on");
  await expect(code).toHaveAttribute("aria-invalid", "true");
  // An app whose clock is ahead shows the next code, because the one of now is used up.
  await code.fill(authenticator(secret, 30)(Date.now()));
  await press(second, "Go on");
  await expect(universe(second)).toBeVisible();
  await expectStars(second, 1);
  await second.close();

  // No page is open when the session ends: it would ask for what it may not see any more.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await provider.stop();
  // A server that has the provider's addresses sends the browser there; one that starts anew asks for them first.
  await server.stop();
  await server.start();
  await signInByProvider(page);
  await expect(page.getByText("Your sign-in provider does not answer right now.")).toBeVisible();
  await press(page, "Sign in with a passkey");
  await expect(universe(page)).toBeVisible();

  await page.goto("/account-settings");
  const providerName = new URL(provider.issuer).host;
  await press(page, `Remove ${providerName}`);
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByRole("button", { name: `Remove ${providerName}` })).toBeHidden();
  await press(page, "Remove Laptop");
  await expect(heading(page, "This is the only way into your universe")).toBeVisible();
  // The server does not remove it either, whatever a client asks.
  const { passkeys } = await (await page.request.get("/api/account/doors")).json();
  expect((await page.request.delete(`/api/account/passkeys/${passkeys[0].id}`)).status()).toBe(409);
});
