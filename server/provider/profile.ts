/** What we take of the things that a provider says of a person. */

import { isEmail } from "#domain/email.ts";
import { userNameFrom } from "#domain/provider-names.ts";
import { isStorable } from "#domain/text.ts";
import type { Claims } from "./client.ts";

const longestName = 100;
const longestUrl = 2000;

export type Profile = {
  readonly userName: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profileImageUrl: string | null;
  /** Only an address that the provider has verified. */
  readonly email: string | null;
};

/** The value of the first place that has the claim as text. */
function textOf(places: readonly Claims[], claim: string): string {
  const value = places
    .map((claims) => claims[claim])
    .find((found) => typeof found === "string" && found !== "");
  return typeof value === "string" ? value : "";
}

function nameOf(claimed: string): string | null {
  const name = claimed.trim();
  return name !== "" && name.length <= longestName && isStorable(name) ? name : null;
}

function httpsUrl(claimed: string): string | null {
  const url = URL.parse(claimed);
  return url?.protocol === "https:" && url.href.length <= longestUrl ? url.href : null;
}

/** Both claims from one place: that one address was verified says nothing of another. */
function verifiedEmail(places: readonly Claims[]): string | null {
  for (const { email, email_verified } of places)
    if (email_verified === true && typeof email === "string" && isEmail(email)) return email;
  return null;
}

/** The earlier of the places has the say. */
export function profileOf(places: readonly Claims[]): Profile {
  const text = (claim: string) => textOf(places, claim);
  return {
    userName: userNameFrom([text("name"), text("given_name"), text("preferred_username")]),
    firstName: nameOf(text("given_name")),
    lastName: nameOf(text("family_name")),
    profileImageUrl: httpsUrl(text("picture")),
    email: verifiedEmail(places),
  };
}
