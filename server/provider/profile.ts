/** Derives the profile of a new user from the provider's claims. */

import { isEmail } from "#domain/accounts/email.ts";
import { chooseUserName } from "#domain/accounts/provider-names.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { visibleLine } from "#domain/visible-text.ts";
import type { Claims } from "./client.ts";

const maxNameLength = 100;
const maxUrlLength = 2000;

export type Profile = {
  readonly userName: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profileImageUrl: string | null;
  /** Only an address that the provider has verified. */
  readonly email: string | null;
};

/** The first non-empty string that a source has for the claim; empty without one. */
function textOf(sources: readonly Claims[], claim: string): string {
  const value = sources
    .map((claims) => claims[claim])
    .find((found) => typeof found === "string" && found !== "");
  return typeof value === "string" ? value : "";
}

function nameOf(claimed: string): string | null {
  const name = visibleLine(claimed.slice(0, 10 * maxNameLength));
  return name !== "" && name.length <= maxNameLength ? name : null;
}

function httpsUrl(claimed: string): string | null {
  const url = URL.parse(claimed);
  return url?.protocol === "https:" && url.href.length <= maxUrlLength ? url.href : null;
}

/** `email_verified` applies only to the `email` of the same source. */
function verifiedEmail(sources: readonly Claims[]): string | null {
  for (const { email, email_verified } of sources)
    if (email_verified === true && typeof email === "string" && isEmail(email)) return email;
  return null;
}

/** Sources in order of precedence. Values that are too long or of another type become null. `t` is for a person without a name. */
export function profileOf(t: Translator, sources: readonly Claims[]): Profile {
  const text = (claim: string) => textOf(sources, claim);
  return {
    userName: chooseUserName(t, [text("name"), text("given_name"), text("preferred_username")]),
    firstName: nameOf(text("given_name")),
    lastName: nameOf(text("family_name")),
    profileImageUrl: httpsUrl(text("picture")),
    email: verifiedEmail(sources),
  };
}
