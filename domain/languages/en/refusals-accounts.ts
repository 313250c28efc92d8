import { texts } from "../text.ts";

/** The server's refusals of registrations, sign-ins and changes of accounts. */
export const refusalsAccounts = texts("refusals-accounts", {
  nameTaken: "Universe name is already taken",
  registrationClosed: "This server accepts no new accounts or universes.",
  nameSignInClosed: "Signing in by universe name is closed here.",
  universeNotFound: "Universe not found",
  protectedByPassword: "This universe is protected by a password.",
  protectedAlready: "This universe has its own way to sign in already",
  migrationWaiting: "This universe waits for its link already. Please try again in a minute.",
  /** Somebody else asks while the link of the universe's own person waits. */
  ownersMigrationWaiting: "Whoever made this universe is giving it a password already.",
  /** Sign-in by name is closed on this server. */
  invitationRequired:
    "Here a universe gets a password where it is open, or with a link from the people who run this server.",
  invalidInvitation:
    "This link was used, is older than seven days, or belongs to another universe. Ask the people who run this server for a new one.",
  founderRequired: "Only the browser in which this universe was made can cancel this.",
  universeMigrated: "This universe got a way in of its own. Log in with it.",
  migrationUndoable:
    "This universe got its password less than seven days ago, and the browser in which it was made can still take it back. You can delete it after that.",
  universeClosed: "This universe was closed and will be removed. You can still keep it.",
  wrongCredentials: "Invalid credentials",
  wrongPassword: "Current password is incorrect",
  noPassword: "This universe has no password to change.",
  /** `/migrate` is the address of a page. */
  noPasswordYet: "This universe has no password yet. Give it an e-mail address and one at /migrate.",
  notVerified: "Email not verified",
  locked:
    "Too many wrong passwords. Please try again in {minutes, plural, one {# minute} other {# minutes}}.",
  invalidLink: "Invalid verification link",
  usedLink: "This link was used before, and your e-mail address is verified.",
  expiredLink: "This verification link is unknown, used or older than a day.",
  providerFailed: "Signing in did not work this time. Please try again.",
  otherName: "This is not the name of your universe.",
  /** Said before a person deletes their universe. */
  oldSignIn:
    "Please sign in again with your provider, and delete your universe within {minutes, plural, one {# minute} other {# minutes}} after that.",
  /** Said before a person changes how they get in, or lets others in. */
  confirmFirst: "Please confirm first that it is you.",
  endsThere: "The browser in which this universe was made can only be signed out there.",
});
