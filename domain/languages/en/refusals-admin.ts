import { texts } from "../text.ts";

/** The server's refusals of invitations, and of what administrators ask for. A label is what an administrator calls an invitation. */
export const refusalsAdmin = texts("refusals-admin", {
  registrationByInvitation:
    "New accounts and universes are made here with an invitation. Ask the people who run this server for one.",
  invitationEnded:
    "This invitation has ended, was taken back or used up, or belongs to another server. Ask the people who sent it for a new one.",
  closedByAdministrator:
    "The people who run this server have closed this universe, and it will be removed. Write to them if you want to keep it.",
  secondFactorNeeded:
    "Administrators need a second step or a passkey. Please set one up in the account settings first.",
  passkeyNeeded: "You have a passkey: log out, then log in with it, and this opens.",
  ownUniverse: "You cannot close your own universe here. You can delete it in the account settings.",
  administratorsUniverse: "The universe of an administrator can only be closed by a command on the server.",
  noAddress: "This universe has no confirmed e-mail address to which a link could be sent.",
  noMails: "This server sends no mails.",
  closedAlready: "This universe is closed.",
  notClosed: "This universe is open.",
  closedByPerson: "The person of this universe has closed it. Only they can still keep it.",
  tooManyInvitations: "There can be up to {max} invitations at a time. Please take one back first.",
  labelTooLong: "A label has up to {max} characters.",
  labelUnstorable: "This text contains characters that cannot be stored.",
  days: "An invitation lasts {min} to {max} days.",
  uses: "An invitation can be used {min} to {max} times.",
  usedOnce: "An invitation for one universe is used once.",
});
