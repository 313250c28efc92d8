/** All mails. No subject contains a name, because an unconfirmed address must not get text that a person wrote. */

import { dateAsWritten, mediumDate } from "#domain/languages/dates.ts";
import { mails } from "#domain/languages/en/mails.ts";
import { reminderTexts } from "#domain/languages/en/reminder-lines.ts";
import type { Text } from "#domain/languages/text.ts";
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

type NoticeName =
  | ("changeRequested" | "emailChanged" | "passwordChanged" | "passwordChangedHere" | "skyLinkMade")
  | ("passkeyAdded" | "passkeyRemoved" | "secondFactorAdded" | "secondFactorRemoved" | "recoveryCodesMade")
  | ("providerRemoved" | "providerIsEnough" | "providerIsNotEnough" | "tokenMade" | "webhookMade")
  | ("sealingBegan" | "wordsSealed" | "openingBegan" | "wordsOpen" | "sealChanged");

const notice =
  (words: (typeof mails)[NoticeName]) =>
  (about: About): LetterTemplate =>
    makeTemplate((t) => ({
      subject: t(words.subject),
      opening: [t(words.reason, universeOf(about))],
      closing: [...("keepSafe" in words ? [t(words.keepSafe)] : []), t(words.ifNotYou)],
    }));

/** What happened to an account, as a sentence for its person. Letters of an address go to the old one. */
export const notices = {
  "change-requested": notice(mails.changeRequested),
  "email-changed": notice(mails.emailChanged),
  "password-changed": notice(mails.passwordChanged),
  "password-changed-here": notice(mails.passwordChangedHere),
  "passkey-added": notice(mails.passkeyAdded),
  "passkey-removed": notice(mails.passkeyRemoved),
  "second-factor-added": notice(mails.secondFactorAdded),
  "second-factor-removed": notice(mails.secondFactorRemoved),
  "provider-removed": notice(mails.providerRemoved),
  "provider-is-enough": notice(mails.providerIsEnough),
  "provider-is-not-enough": notice(mails.providerIsNotEnough),
  "recovery-codes-made": notice(mails.recoveryCodesMade),
  "sky-link-made": notice(mails.skyLinkMade),
  "token-made": notice(mails.tokenMade),
  "webhook-made": notice(mails.webhookMade),
  "sealing-began": notice(mails.sealingBegan),
  "words-sealed": notice(mails.wordsSealed),
  "opening-began": notice(mails.openingBegan),
  "words-open": notice(mails.wordsOpen),
  "seal-changed": notice(mails.sealChanged),
};

/** Letter with a link that signs in once. */
export const signInLink = (about: WithLink): LetterTemplate =>
  makeTemplate((t) => ({
    subject: t(mails.signInLink.subject),
    opening: [t(mails.signInLink.reason, universeOf(about)), t(mails.signInLink.follow)],
    action: { label: t(mails.signInLink.signIn), link: about.link },
    closing: [t(mails.signInLink.newPassword), t(mails.signInLink.ifNotYou)],
  }));

/** Letter after a sign-in on a device that was not there before; `device` is what its browser says of itself, if anything. */
export const newDevice = ({ device, ...about }: About & { readonly device: string | null }): LetterTemplate =>
  makeTemplate((t) => ({
    subject: t(mails.newDevice.subject),
    opening: [
      t(mails.newDevice.reason, universeOf(about)),
      ...(device === null ? [] : [t(mails.newDevice.device, { device: isolatedName(device) })]),
    ],
    closing: [t(mails.newDevice.ifNotYou)],
  }));

/** Letter about a webhook that is told nothing any more; it does not name the address, which can have a secret in it. */
export const webhookPaused = (about: WithLink): LetterTemplate =>
  makeTemplate((t) => ({
    subject: t(mails.webhookPaused.subject),
    opening: [t(mails.webhookPaused.reason, universeOf(about))],
    action: { label: t(mails.webhookPaused.open), link: about.link },
    closing: [t(mails.webhookPaused.nothingLost)],
  }));

type Reminder = { readonly line: string; readonly link: string; readonly stopLink: string };

/** A reminder; `line` is one of domain/reminders/lines.ts, in the person's language, and `button` what it leads to. */
const reminderOf =
  (button: Text) =>
  ({ line, link, stopLink }: Reminder) =>
    makeTemplate((t) => ({
      subject: line,
      opening: [line],
      action: { label: t(button), link },
      closing: [t(mails.reminder.ends), { link: stopLink, label: t(reminderTexts.stop) }],
    }));

/** A reminder to add a star. */
export const reminder = reminderOf(mails.reminder.addStar);
/** A reminder of a check-in. */
export const checkIn = reminderOf(mails.checkIn.open);

/** Letter after an administrator has closed the universe; `removedAt` is when it goes. */
export const universeClosed = ({
  removedAt,
  ...about
}: About & { readonly removedAt: Date }): LetterTemplate =>
  makeTemplate((t) => {
    const day = new Intl.DateTimeFormat(t.locale, { ...mediumDate, month: "long", timeZone: "UTC" });
    const date = dateAsWritten(t.locale, day.format(removedAt));
    return {
      subject: t(mails.universeClosed.subject),
      opening: [t(mails.universeClosed.reason, { ...universeOf(about), date })],
      closing: [t(mails.universeClosed.keep)],
    };
  });

/** Letter after a closed universe was opened again. */
export const universeReopened = (about: About): LetterTemplate =>
  makeTemplate((t) => ({
    subject: t(mails.universeReopened.subject),
    opening: [t(mails.universeReopened.reason, universeOf(about))],
    closing: [],
  }));

/** Letter after the person has deleted their account. Nothing is left that it could name. */
export const universeDeleted = (): LetterTemplate =>
  makeTemplate((t) => ({
    subject: t(mails.universeDeleted.subject),
    opening: [t(mails.universeDeleted.reason), t(mails.universeDeleted.backups)],
    closing: [t(mails.universeDeleted.farewell)],
  }));
