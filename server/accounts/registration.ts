/** Registration: the account is created when the link in the mail is followed. Until then a row reserves its name. */

import { randomUUID } from "node:crypto";
import { universeNameKey } from "#domain/accounts/names.ts";
import type { Registration } from "#domain/accounts/registration.ts";
import type { LanguageId } from "#domain/languages/languages.ts";
import type { Context } from "../context.ts";
import { nameLock } from "../database/lock.ts";
import { enqueueMail } from "../mail/queue.ts";
import { findOwner } from "../users/directory-queries.ts";
import { emailKey } from "../users/email-key.ts";
import { storeHashed } from "./address-salt.ts";
import { linkExpiry } from "./links.ts";
import { findRegistrationByName, replaceRegistration } from "./queries.ts";

/**
 * Stores the same row and queues the same mail whether or not the address is known: the content of the mail is decided
 * when it is sent. False when the universe name is taken.
 */
export function register(context: Context, registration: Registration, locale: LanguageId): Promise<boolean> {
  const { email, password, universeName } = registration;
  const [key, universeKey] = [emailKey(email), universeNameKey(universeName)];
  return storeHashed(
    context,
    { emailKey: key, password, locks: [nameLock(universeKey)] },
    async (transaction, hashed) => {
      const now = new Date(context.now());
      if (await findOwner(transaction, "name", universeKey)) return false;
      const pending = await findRegistrationByName(transaction, universeKey, now);
      if (pending && pending.emailKey !== key) return false;
      const { userName, birthday, startDate } = registration;
      await replaceRegistration(transaction, {
        ...{
          id: randomUUID(),
          email,
          emailKey: key,
          universeName,
          universeKey,
          userName,
          birthday,
          startDate,
          locale,
        },
        ...hashed,
        createdAt: now,
        expires: linkExpiry(now),
      });
      await enqueueMail(transaction, "registration", key, email, now);
      return true;
    },
  );
}
