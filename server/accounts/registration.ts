/** Registering: an account begins when the link in the mail is followed. Until then it is a row that holds a name. */

import { randomUUID } from "node:crypto";
import { universeNameKey } from "#domain/names.ts";
import type { Registration } from "#domain/sign-in.ts";
import type { Context } from "../app.ts";
import { nameLock } from "../database/lock.ts";
import { emailKey } from "../email-key.ts";
import { postMail } from "../mail/queue.ts";
import { findUserByUniverseKey } from "../universes/queries.ts";
import { storeHashed } from "./address-salt.ts";
import { linkEnd } from "./links.ts";
import { findRegistrationByName, replaceRegistration } from "./queries.ts";

/**
 * Leaves the same row and queues the same mail whether or not the address is known; what the mail says is decided
 * when it is sent. False when the universe name is taken.
 */
export function register(context: Context, registration: Registration): Promise<boolean> {
  const { email, password, universeName } = registration;
  const [key, universeKey] = [emailKey(email), universeNameKey(universeName)];
  return storeHashed(
    context,
    { emailKey: key, password, locks: [nameLock(universeKey)] },
    async (inside, hashed) => {
      const now = new Date(context.now());
      if (await findUserByUniverseKey(inside, universeKey)) return false;
      const waiting = await findRegistrationByName(inside, universeKey, now);
      if (waiting && waiting.emailKey !== key) return false;
      const { userName, birthday, startDate } = registration;
      await replaceRegistration(inside, {
        ...{
          id: randomUUID(),
          email,
          emailKey: key,
          universeName,
          universeKey,
          userName,
          birthday,
          startDate,
        },
        ...hashed,
        createdAt: now,
        expires: linkEnd(now),
      });
      await postMail(inside, "registration", key, email, now);
      return true;
    },
  );
}
