/** Composes a queued mail when it is sent, so that the request that queued it discloses nothing about its content. */

import { removalOf } from "#domain/accounts/deletion.ts";
import { programsPath } from "#domain/pages/paths.ts";
import type { Context } from "../context.ts";
import type { Db, UserRow } from "../database/schema.ts";
import type { Settings } from "../environment.ts";
import { translatorOfUser } from "../languages/translators.ts";
import type { Letter } from "../mail/letter.ts";
import type { LetterTemplate } from "../mail/letter-layout.ts";
import {
  addressInUse,
  alreadyRegistered,
  newDevice,
  notices,
  signInLink,
  universeClosed,
  universeDeleted,
  universeReopened,
  verifyChange,
  verifyMigration,
  verifyRegistration,
  webhookPaused,
} from "../mail/letters.ts";
import type { MailRow } from "../mail/queries.ts";
import type { MailKind } from "../mail/queue.ts";
import { linkTo } from "../public-link.ts";
import { linkToken } from "../secret-key.ts";
import { hashOf } from "../secrets.ts";
import { findDeviceOfSession } from "../sessions/known-device-queries.ts";
import { findUser, findUserByEmail } from "../users/queries.ts";
import { setVerificationToken } from "./pending-email.ts";
import { findRegistration, listRegistrationsByEmail, setRegistrationToken } from "./registration-queries.ts";
import { makeSignInLink } from "./sign-in-link.ts";

type Parts = Pick<Context, "db" | "dialect"> & {
  readonly settings: Pick<Settings, "publicUrl" | "contacts" | "dataDir">;
  readonly now: () => number;
};

type Addressed = {
  readonly to: string;
  readonly template: LetterTemplate;
  /** The recipient's language, as it is stored. */
  readonly locale: string | null;
};

const addressed = (to: string, locale: string | null, template: LetterTemplate): Addressed => ({
  to,
  locale,
  template,
});

const linkWith = (token: string, publicUrl: URL) => linkTo(publicUrl, `/verify-email?token=${token}`);

/** A mail of the version before names the address, which had one registration then. */
const findRegistrationOf = async (db: Db, { kind, subjectId }: MailRow, now: Date) =>
  kind === "registration"
    ? (await listRegistrationsByEmail(db, subjectId, now)).at(-1)
    : findRegistration(db, subjectId, now);

async function registrationLetter(
  { db, settings: { publicUrl, dataDir }, now }: Parts,
  mail: MailRow,
): Promise<Addressed | null> {
  const registration = await findRegistrationOf(db, mail, new Date(now()));
  if (!registration) return null;
  const owner = await findUserByEmail(db, mail.emailKey);
  if (owner?.email)
    return addressed(
      owner.email,
      owner.locale ?? registration.locale,
      alreadyRegistered({ loginLink: linkTo(publicUrl, "/login") }),
    );
  const { id, email, universeName, locale } = registration;
  const token = await linkToken(dataDir, `registration ${id}`);
  if (!(await setRegistrationToken(db, id, hashOf(token)))) return null;
  return addressed(email, locale, verifyRegistration({ universeName, link: linkWith(token, publicUrl) }));
}

async function pendingEmailLetter(
  { db, dialect, settings: { publicUrl, dataDir } }: Parts,
  mail: MailRow,
  user: UserRow,
): Promise<Addressed | null> {
  if (user.pendingEmailKey !== mail.emailKey) return null;
  const owner = await findUserByEmail(db, mail.emailKey);
  if (owner?.email) return addressed(owner.email, owner.locale, addressInUse());
  const token = await linkToken(
    dataDir,
    `pending ${user.id} ${mail.emailKey} ${user.pendingSince?.toISOString()}`,
  );
  // The pending address can have changed since it was read: a link sent to the old address must not verify the new one.
  if (!(await setVerificationToken({ db, dialect }, user.id, mail.emailKey, hashOf(token)))) return null;
  const template = user.pendingPasswordHash ? verifyMigration : verifyChange;
  return addressed(
    mail.email,
    user.locale,
    template({ universeName: user.universeName, link: linkWith(token, publicUrl) }),
  );
}

async function signInLinkLetter(parts: Parts, mail: MailRow): Promise<Addressed | null> {
  const made = await makeSignInLink(parts, mail);
  if (!made) return null;
  const { user, email, link } = made;
  return addressed(email, user.locale, signInLink({ universeName: user.universeName, link }));
}

/** Names the device of the session that began when the mail was queued, if the session is still there. */
async function newDeviceLetter(
  { db }: Parts,
  { email, createdAt }: MailRow,
  { id, universeName, locale }: UserRow,
): Promise<Addressed> {
  const { browser, system } = await findDeviceOfSession(db, id, createdAt);
  const device = [browser, system].filter((name) => name !== null).join(", ") || null;
  return addressed(email, locale, newDevice({ universeName, device }));
}

/** None where the universe has been opened, or closed, again since. */
function closingLetter(
  kind: "universe-closed" | "universe-reopened",
  { email }: MailRow,
  { universeName, locale, closedAt }: UserRow,
): Addressed | null {
  if ((kind === "universe-closed") !== (closedAt !== null)) return null;
  const template = closedAt
    ? universeClosed({ universeName, removedAt: removalOf(closedAt) })
    : universeReopened({ universeName });
  return addressed(email, locale, template);
}

const noticeOf = (kind: MailKind) => (kind in notices ? notices[kind as keyof typeof notices] : null);

async function findLetter(parts: Parts, mail: MailRow): Promise<Addressed | null> {
  const kind = mail.kind as MailKind;
  if (kind === "registration" || kind === "verify-registration") return registrationLetter(parts, mail);
  if (kind === "universe-deleted") return addressed(mail.email, mail.locale, universeDeleted());
  if (kind === "sign-in-link") return signInLinkLetter(parts, mail);
  const user = await findUser(parts.db, mail.subjectId);
  if (!user) return null;
  if (kind === "pending-email") return pendingEmailLetter(parts, mail, user);
  if (kind === "new-device") return newDeviceLetter(parts, mail, user);
  if (kind === "universe-closed" || kind === "universe-reopened") return closingLetter(kind, mail, user);
  if (kind === "webhook-paused")
    return addressed(
      mail.email,
      user.locale,
      webhookPaused({
        universeName: user.universeName,
        link: linkTo(parts.settings.publicUrl, programsPath),
      }),
    );
  const notice = noticeOf(kind);
  return notice ? addressed(mail.email, user.locale, notice({ universeName: user.universeName })) : null;
}

/** The letter for the current state of the database, or null when its reason no longer exists. */
export async function composeLetter(parts: Parts, mail: MailRow): Promise<Letter | null> {
  const letter = await findLetter(parts, mail);
  if (!letter) return null;
  const t = await translatorOfUser(letter.locale);
  return { to: letter.to, ...letter.template(t, parts.settings.contacts.support) };
}
