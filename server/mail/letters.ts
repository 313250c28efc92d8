/** The texts of all mails. No subject contains a name, because an unconfirmed address must not get text that a person wrote. */

import { makeTemplate, quoted } from "./letter-layout.ts";

type About = { readonly universeName: string };
type WithLink = About & { readonly link: string };

/** For a new account. */
export const verifyRegistration = ({ universeName, link }: WithLink) =>
  makeTemplate({
    subject: "Confirm your e-mail address",
    opening: [
      `Welcome to Mood Universe. Your universe ${quoted(universeName)} is nearly ready.`,
      "Follow this link within 24 hours to confirm that this address is yours:",
    ],
    action: { label: "Confirm my address", link },
    closing: ["If this was not you, ignore this mail and nothing happens."],
  });

/** For a registration with an address that has an account. */
export const alreadyRegistered = ({ loginLink }: { readonly loginLink: string }) =>
  makeTemplate({
    subject: "You already have an account",
    opening: [
      "Somebody, perhaps you, tried to register with this e-mail address. It has an account already, and nothing was changed.",
      "If it was you, sign in here:",
    ],
    action: { label: "Sign in", link: loginLink },
    closing: [
      "If it was not you, there is nothing to do. Whoever it was did not learn that you have an account.",
    ],
  });

/** For a universe that moves from name-only sign-in to an address and a password. */
export const verifyMigration = ({ universeName, link }: WithLink) =>
  makeTemplate({
    subject: "Finish the move to e-mail and password",
    opening: [
      `Your universe ${quoted(universeName)} is to open with this e-mail address and your password.`,
      "Follow this link within 24 hours to confirm that this address is yours:",
    ],
    action: { label: "Confirm my address", link },
    closing: [
      "Until then its name alone still opens it. Afterwards the name alone does not any more, and wherever it was opened that way you sign in again.",
      "If this was not you, ignore this mail and nothing happens.",
    ],
  });

/** For a change of address. */
export const verifyChange = ({ universeName, link }: WithLink) =>
  makeTemplate({
    subject: "Confirm your new e-mail address",
    opening: [
      `This is to be the new e-mail address of your universe ${quoted(universeName)}.`,
      "Follow this link within 24 hours to confirm that it is yours:",
    ],
    action: { label: "Confirm my address", link },
    closing: [
      "Until then your old address keeps working.",
      "If this was not you, ignore this mail and nothing happens.",
    ],
  });

/** For a change to an address that another universe has. */
export const addressInUse = () =>
  makeTemplate({
    subject: "Somebody asked to use your e-mail address",
    opening: [
      "Somebody, perhaps you, asked to use this e-mail address for another universe. It stays with yours, and nothing was changed.",
    ],
    closing: [
      "If it was not you, there is nothing to do. Whoever it was did not learn that you have an account.",
    ],
  });

/** To the old address, before a change. */
export const changeRequested = ({ universeName }: About) =>
  makeTemplate({
    subject: "A new e-mail address was asked for",
    opening: [
      `Your universe ${quoted(universeName)} is to get another e-mail address. This one keeps working until the link that we sent to the new one is followed.`,
    ],
    closing: ["If this was not you, change your password now and write to us."],
  });

/** To the old address, after a change. */
export const emailChanged = ({ universeName }: About) =>
  makeTemplate({
    subject: "Your e-mail address was changed",
    opening: [
      `Your universe ${quoted(universeName)} has another e-mail address now. You cannot sign in with this one any more.`,
    ],
    closing: ["If this was not you, write to us now."],
  });

/** After a change of the password. */
export const passwordChanged = ({ universeName }: About) =>
  makeTemplate({
    subject: "Your password was changed",
    opening: [
      `The password of your universe ${quoted(universeName)} was changed. Wherever else it was open, it is closed now.`,
    ],
    closing: ["If this was not you, write to us now."],
  });

/** A reminder; `line` is one of domain/reminders/lines.ts. */
export const reminder = ({ line, link, stopLink }: { line: string; link: string; stopLink: string }) =>
  makeTemplate({
    subject: line,
    opening: [line],
    action: { label: "Add a star", link },
    closing: ["You asked for these reminders. This link ends them:", stopLink],
  });

/** After the person has deleted their account. Nothing is left that it could name. */
export const universeDeleted = () =>
  makeTemplate({
    subject: "Your universe was deleted",
    opening: [
      "Your universe and everything in it were deleted, as you asked: every star and note, and your account with this address.",
      "Backups that were made before can contain it until they are replaced.",
    ],
    closing: ["This is the last mail to you. Take good care of yourself."],
  });
