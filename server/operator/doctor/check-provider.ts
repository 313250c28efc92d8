import { api } from "#domain/api.ts";
import type { ProviderSettings, Settings } from "../../environment.ts";
import { ProviderClient } from "../../provider/client.ts";
import { ProviderFailure } from "../../provider/failure.ts";
import { linkTo } from "../../public-link.ts";
import { newSecret } from "../../secrets.ts";
import { codeOf, type Finding, findingsOf } from "./finding.ts";

const { well, note, problem } = findingsOf("Provider");

/** Errors of OAuth, and that of the library for a refusal by `WWW-Authenticate`. */
const refusalsOfClient = ["invalid_client", "unauthorized_client", "OAUTH_WWW_AUTHENTICATE_CHALLENGE"];

/** Exchanges a code that the provider cannot know: the error tells whether it knows the client and its secret. */
async function tryClient(
  client: ProviderClient,
  { issuer }: ProviderSettings,
): Promise<"known" | "refused" | "unproven"> {
  const state = newSecret();
  const query = new URLSearchParams({ code: newSecret(), state, iss: issuer.href.replace(/\/$/, "") });
  const checks = { state, nonce: newSecret(), codeVerifier: newSecret() };
  try {
    await client.finishSignIn(`?${query}`, checks);
    return "unproven";
  } catch (error) {
    const { code } = error as ProviderFailure;
    if (refusalsOfClient.includes(code)) return "refused";
    return code === "invalid_grant" ? "known" : "unproven";
  }
}

/** Asks for the page of a sign-in as a browser does, and follows it no further. Null when nothing is wrong with it. */
async function checkSignInPage(url: URL, redirectUri: URL): Promise<Finding | null> {
  try {
    const { status } = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(10_000) });
    if (status < 400) return null;
    return note(
      `The provider answers a sign-in with ${status}: register ${redirectUri.href} there as redirect address.`,
    );
  } catch (error) {
    return note(
      `The page of a sign-in at ${url.origin} cannot be reached from here (${codeOf(error)}): people's browsers must reach it.`,
    );
  }
}

export async function checkProvider({ provider, publicUrl }: Settings): Promise<Finding[]> {
  if (!provider) return [well("No sign-in by provider.")];
  const redirectUri = new URL(linkTo(publicUrl, api.providerCallback.path));
  const client = new ProviderClient(provider, redirectUri);
  try {
    const { url } = await client.startSignIn();
    const tried = await tryClient(client, provider);
    if (tried === "refused")
      return [
        problem(
          "The provider refuses OIDC_CLIENT_ID or OIDC_CLIENT_SECRET: compare them with the provider's.",
        ),
      ];
    const finding = await checkSignInPage(url, redirectUri);
    const sentence =
      tried === "known" ? "The provider answers and knows this client." : "The provider answers.";
    return [finding ?? well(sentence)];
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    return [
      problem(
        `The provider cannot be used (${error.code}): OIDC_ISSUER must be its exact issuer, and reachable from here.`,
      ),
    ];
  }
}
