import { isDeepStrictEqual } from "node:util";
import { passkeyObstacle } from "#domain/accounts/passkey-obstacle.ts";
import type { Instance } from "#domain/session-calls.ts";
import { defaultContacts, type Settings } from "./environment.ts";

/** The settings that visitors can see. Clients have lines of support of their own where the operator has set none. */
export const instanceOf = (settings: Settings): Instance => {
  const { universeNameSignIn, registration, provider, contacts, supportLines, smtpUrl } = settings;
  return {
    ...{
      universeNameSignIn,
      registration: registration === "on",
      providerSignIn: provider !== null,
      contacts,
    },
    ...(registration === "invite" && { byInvitation: true }),
    sendsMail: smtpUrl !== null,
    supportLines: [...(supportLines ?? [])],
    hasExampleContacts: isDeepStrictEqual(contacts, defaultContacts),
    hasDefaultSupportLines: supportLines === null,
    passkeyObstacle: passkeyObstacle(settings.publicUrl),
  };
};
