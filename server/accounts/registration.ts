/** Registration: the account is created when the link in the mail is followed. Until then a row reserves its name. */

import { randomUUID } from "node:crypto";
import type { Registration } from "#domain/accounts/registration.ts";
import type { LanguageId } from "#domain/languages/languages.ts";
import type { Context } from "../context.ts";
import type { MailLimit, TooManyMails } from "../limits/limits.ts";
import { enqueueMail } from "../mail/queue.ts";
import { hashOf } from "../secrets.ts";
import { admit } from "../users/admission.ts";
import { emailKey } from "../users/email-key.ts";
import { wantName } from "../users/name-look.ts";
import { isNameAvailable } from "../users/universe-name.ts";
import { storeHashed } from "./address-salt.ts";
import { linkExpiry } from "./links.ts";
import { insertRegistration } from "./registration-queries.ts";

/**
 * Stores the same row and queues the same mail whether or not the address is known: the content of the mail is decided
 * when it is sent. Other registrations of the address stay as they are; they can reserve the same name, because only one
 * of them can become an account.
 */
export async function register(
  context: Context,
  registration: Registration,
  locale: LanguageId,
  limit: MailLimit,
): Promise<"registered" | "name taken" | "not invited" | TooManyMails> {
  const { email, password, universeName, userName, birthday, startDate, invitation } = registration;
  const [key, wanted] = [emailKey(email), await wantName(universeName)];
  return storeHashed(
    context,
    { emailKey: key, password, locks: [...wanted.locks] },
    async (transaction, hashed) => {
      const [id, now] = [randomUUID(), new Date(context.now())];
      if (!(await isNameAvailable(transaction, wanted, now, { emailKey: key }))) return "name taken";
      const tooMany = await limit(transaction, key);
      if (tooMany) return tooMany;
      const opening = context.settings.registration;
      const admitted = await admit(transaction, {
        opening,
        tokenHash: invitation && hashOf(invitation),
        now,
      });
      if (!admitted) return "not invited";
      await insertRegistration(transaction, {
        ...{ id, email, emailKey: key, universeName, universeKey: wanted.key },
        ...{ userName, birthday, startDate, locale, ...hashed },
        ...{ createdAt: now, expires: linkExpiry(now), invitationId: admitted.invitationId },
      });
      await enqueueMail(transaction, "verify-registration", id, email, now);
      return "registered";
    },
  );
}
