/** What a queued mail says, decided when it is sent: whoever asks for it learns nothing of what is in it. */

import type { Db, UserRow } from "../database/schema.ts";
import type { Settings } from "../environment.ts";
import {
  addressInUse,
  alreadyRegistered,
  changeRequested,
  emailChanged,
  passwordChanged,
  verifyChange,
  verifyMigration,
  verifyRegistration,
} from "../mail/letters.ts";
import type { MailRow } from "../mail/queries.ts";
import type { MailKind } from "../mail/queue.ts";
import type { Letter } from "../mail/transport.ts";
import type { Composed } from "../mail/words.ts";
import { hashOf, newSecret } from "../secret.ts";
import { findUser } from "../universes/queries.ts";
import { findRegistrationByEmail, findUserByEmail, giveLink, giveRegistrationLink } from "./queries.ts";

type Parts = {
  readonly db: Db;
  readonly settings: Pick<Settings, "publicUrl" | "contacts">;
  readonly now: () => number;
};

type Addressed = { readonly to: string; readonly words: Composed };

const addressed = (to: string, words: Composed): Addressed => ({ to, words });

const linkWith = (token: string, publicUrl: URL) => new URL(`/verify-email?token=${token}`, publicUrl).href;

async function registrationLetter(
  { db, settings: { publicUrl }, now }: Parts,
  mail: MailRow,
): Promise<Addressed | null> {
  const registration = await findRegistrationByEmail(db, mail.subjectId, new Date(now()));
  if (!registration) return null;
  const owner = await findUserByEmail(db, mail.emailKey);
  if (owner?.email)
    return addressed(owner.email, alreadyRegistered({ loginLink: new URL("/login", publicUrl).href }));
  const token = newSecret();
  await giveRegistrationLink(db, registration.id, hashOf(token));
  const { email, universeName } = registration;
  return addressed(email, verifyRegistration({ universeName, link: linkWith(token, publicUrl) }));
}

async function pendingEmailLetter(
  { db, settings: { publicUrl } }: Parts,
  mail: MailRow,
  user: UserRow,
): Promise<Addressed | null> {
  if (user.pendingEmailKey !== mail.emailKey) return null;
  const owner = await findUserByEmail(db, mail.emailKey);
  if (owner?.email) return addressed(owner.email, addressInUse());
  const token = newSecret();
  // Another address may have taken its place since: a link sent here must never verify that one.
  if (!(await giveLink(db, user.id, mail.emailKey, hashOf(token)))) return null;
  const words = user.pendingPasswordHash ? verifyMigration : verifyChange;
  return addressed(mail.email, words({ universeName: user.universeName, link: linkWith(token, publicUrl) }));
}

const notices: Partial<Record<MailKind, (about: { universeName: string }) => Composed>> = {
  "change-requested": changeRequested,
  "email-changed": emailChanged,
  "password-changed": passwordChanged,
};

async function findLetter(parts: Parts, mail: MailRow): Promise<Addressed | null> {
  const kind = mail.kind as MailKind;
  if (kind === "registration") return registrationLetter(parts, mail);
  const user = await findUser(parts.db, mail.subjectId);
  if (!user) return null;
  if (kind === "pending-email") return pendingEmailLetter(parts, mail, user);
  const notice = notices[kind];
  return notice ? addressed(mail.email, notice({ universeName: user.universeName })) : null;
}

/** The letter as it is to be now, or null when its reason is gone. */
export async function composeLetter(parts: Parts, mail: MailRow): Promise<Letter | null> {
  const letter = await findLetter(parts, mail);
  return letter && { to: letter.to, ...letter.words(parts.settings.contacts.support) };
}
