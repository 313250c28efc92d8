import { api } from "#domain/api.ts";
import type { ProviderSettings, Settings } from "../../environment.ts";
import { ProviderClient } from "../../provider/client.ts";
import { ProviderFailure } from "../../provider/failure.ts";
import { newSecret } from "../../secrets.ts";
import { type Finding, findingsOf } from "./finding.ts";

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

/** Asks for the page of a sign-in as a browser does, and follows it no further. */
async function findRefusal(url: URL): Promise<number | null> {
  const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(10_000) }).catch(
    () => null,
  );
  return answer && answer.status >= 400 ? answer.status : null;
}

export async function checkProvider({ provider, publicUrl }: Settings): Promise<Finding[]> {
  if (!provider) return [well("No sign-in by provider.")];
  const redirectUri = new URL(api.providerCallback.path, publicUrl);
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
    const status = await findRefusal(url);
    return status === null
      ? [well(tried === "known" ? "The provider answers and knows this client." : "The provider answers.")]
      : [
          note(
            `The provider answers a sign-in with ${status}: register ${redirectUri.href} there as redirect address.`,
          ),
        ];
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    return [
      problem(
        `The provider cannot be used (${error.code}): OIDC_ISSUER must be its exact issuer, and reachable from here.`,
      ),
    ];
  }
}
