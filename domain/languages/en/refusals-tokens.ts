import { texts } from "../text.ts";

/** The server's refusals of access tokens, and of calls with one. `scope` is the name of one, which is never translated. */
export const refusalsTokens = texts("refusals-tokens", {
  unknown: "This access token is unknown, has expired or was revoked.",
  lacksScope: "This access token may not do that: it lacks the scope {scope}.",
  closed: "No access token opens this call. It is for you alone, signed in.",
  inAddress:
    "An access token never belongs in an address. Send it in the Authorization header, and revoke one that was in an address.",
  twice: "Send a single Authorization header with a single access token.",
  tooMany: "You can have up to {max} access tokens. Revoke one that you do not need any more.",
});
