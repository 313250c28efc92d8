/** All mails. No subject contains a name, because an unconfirmed address must not get text that a person wrote. */

import { mails } from "#domain/languages/en/mails.ts";
import { reminderTexts } from "#domain/languages/en/reminder-lines.ts";
import { isolatedName, type LetterTemplate, makeTemplate } from "./letter-layout.ts";

type About = { readonly universeName: string };
type WithLink = About & { readonly link: string };

const universeOf = ({ universeName }: About) => ({ universe: isolatedName(universeName) });

/** Letter to a new account. */
export const verifyRegistration = (about: WithLink): LetterTemplate =>
  makeTemplate((t) => ({
    subject: t(mails.verifyRegistration.subject),
    opening: [t(mails.verifyRegistration.welcome, universeOf(about)), t(mails.verifyRegistration.follow)],
    action: { label: t(mails.verifyRegistration.confirm), link: about.link },
    closing: [t(mails.verifyRegistration.ifNotYou)],
  }));

/** Letter after a registration with an address that has an account. */
export const alreadyRegistered = ({ loginLink }: { readonly loginLink: string }): LetterTemplate =>
  makeTemplate((t) => ({
    subject: t(mails.alreadyRegistered.subject),
    opening: [t(mails.alreadyRegistered.reason), t(mails.alreadyRegistered.signInHere)],
    action: { label: t(mails.alreadyRegistered.signIn), link: loginLink },
    closing: [t(mails.alreadyRegistered.ifNotYou)],
  }));

/** Letter for a universe that moves from name-only sign-in to an address and a password. */
export const verifyMigration = (about: WithLink): LetterTemplate =>
  makeTemplate((t) => ({
    subject: t(mails.verifyMigration.subject),
    opening: [t(mails.verifyMigration.reason, universeOf(about)), t(mails.verifyMigration.follow)],
    action: { label: t(mails.verifyMigration.confirm), link: about.link },
    closing: [t(mails.verifyMigration.untilThen), t(mails.verifyMigration.ifNotYou)],
  }));

/** Letter that verifies a change of address. */
export const verifyChange = (about: WithLink): LetterTemplate =>
  makeTemplate((t) => ({
    subject: t(mails.verifyChange.subject),
    opening: [t(mails.verifyChange.reason, universeOf(about)), t(mails.verifyChange.follow)],
    action: { label: t(mails.verifyChange.confirm), link: about.link },
    closing: [t(mails.verifyChange.untilThen), t(mails.verifyChange.ifNotYou)],
  }));

/** Letter after a change to an address that another universe has. */
export const addressInUse = (): LetterTemplate =>
  makeTemplate((t) => ({
    subject: t(mails.addressInUse.subject),
    opening: [t(mails.addressInUse.reason)],
    closing: [t(mails.addressInUse.ifNotYou)],
  }));

const notice =
  (words: typeof mails.changeRequested | typeof mails.emailChanged | typeof mails.passwordChanged) =>
  (about: About): LetterTemplate =>
    makeTemplate((t) => ({
      subject: t(words.subject),
      opening: [t(words.reason, universeOf(about))],
      closing: [t(words.ifNotYou)],
    }));

/** Letter to the old address, before a change. */
export const changeRequested = notice(mails.changeRequested);
/** Letter to the old address, after a change. */
export const emailChanged = notice(mails.emailChanged);
export const passwordChanged = notice(mails.passwordChanged);

/** A reminder; `line` is one of domain/reminders/lines.ts, in the person's language. */
export const reminder = ({ line, link, stopLink }: { line: string; link: string; stopLink: string }) =>
  makeTemplate((t) => ({
    subject: line,
    opening: [line],
    action: { label: t(mails.reminder.addStar), link },
    closing: [t(mails.reminder.ends), { link: stopLink, label: t(reminderTexts.stop) }],
  }));

/** Letter after the person has deleted their account. Nothing is left that it could name. */
export const universeDeleted = (): LetterTemplate =>
  makeTemplate((t) => ({
    subject: t(mails.universeDeleted.subject),
    opening: [t(mails.universeDeleted.reason), t(mails.universeDeleted.backups)],
    closing: [t(mails.universeDeleted.farewell)],
  }));
