/** Weakenings of passkeys, recovery codes and the operator's links. */

import type { Failing, Weakening } from "./weakening.ts";

const passkeys = "server/accounts/passkeys";
const proving = `${passkeys}/prove-passkey.ts`;
const adding = `${passkeys}/add-passkey.ts`;

const signingIn = (requirement: string, name: string): Failing => [
  [requirement],
  `${passkeys}/signing-in.test.ts`,
  name,
];
const added = (requirement: string, name: string): Failing => [
  [requirement],
  `${passkeys}/adding.test.ts`,
  name,
];
const first = (name: string): Failing => [["6.3.4"], `${passkeys}/first-passkey.test.ts`, name];
const recovering = (requirement: string, name: string): Failing => [
  [requirement],
  "server/accounts/recovery.test.ts",
  name,
];
const invited = (requirement: string, name: string): Failing => [
  [requirement],
  "server/accounts/invited-sessions.test.ts",
  name,
];

/** A weakening in one place. */
const weaken = (
  weakness: string,
  file: string,
  [find, replace]: readonly [string, string],
  ...fails: Failing[]
): Weakening => ({ weakness, changes: [{ file, find, replace }], fails });

export const passkeyDefences: readonly Weakening[] = [
  weaken(
    "The answer of a passkey counts more than once.",
    proving,
    ["if (!(await spendChallenge(context, answer.response.clientDataJSON, asked)))", "if (false)"],
    signingIn("6.5.1", "signs in once, also if it is sent ten times at once"),
  ),
  weaken(
    "A passkey opens without a check of its person.",
    proving,
    ["requireUserVerification: true", "requireUserVerification: false"],
    signingIn("6.3.4", "%s is refused"),
  ),
  weaken(
    "A key of an unknown or another person signs in.",
    proving,
    ["if (!proof || !isMeant)", "if (!known)"],
    signingIn("6.3.4", "is refused alike, whether it is unknown, removed, or signs for the key of another"),
  ),
  weaken(
    "A copied key goes on to open.",
    proving,
    ["if (!hasCounted(proof.newCounter, data.counter))", "if (false)"],
    signingIn("6.3.4", "opens nothing for the copy, and goes on to open for the one that counts on"),
  ),
  weaken(
    "A passkey signs in after it was removed.",
    proving,
    [".find(({ id }) => id === known.row.id);", ".find(({ id }) => id === known.row.id) ?? known.row;"],
    signingIn("6.3.4", "does not sign in, even if its answer was on its way"),
  ),
  weaken(
    "A key of one universe becomes one of another.",
    adding,
    ["if (!(await claimEntry(transaction, user.id, passkeyEntry(data.keyId))))", "if (false)"],
    added("6.3.4", "of another universe stays there"),
  ),
  weaken(
    "A new key is added without a check of its person.",
    adding,
    ["requireUserVerification: true", "requireUserVerification: false"],
    added("6.3.4", "%s is refused"),
  ),
  weaken(
    "A passkey is added by a session that has ended.",
    adding,
    ["if (!(await findSessionRow(transaction, session)))", "if (false)"],
    first("is one, when ten sessions of the name add theirs at once: the others have ended"),
  ),
  weaken(
    "A universe with a passkey still opens by its name.",
    adding,
    ["...noPendingEmail, opensByName: 0, updatedAt", "...noPendingEmail, updatedAt"],
    first("opens it in place of the name, comes with ten recovery codes, and ends every other session"),
  ),
  weaken(
    "A link that others asked for gives a universe with a passkey a password.",
    adding,
    ["...noPendingEmail, opensByName: 0, updatedAt", "opensByName: 0, updatedAt"],
    first("withdraws with it what others asked for: no link that waits gives the universe a password"),
  ),
  weaken(
    "The first passkey needs no typed name.",
    `${passkeys}/routes.ts`,
    ["if (typed === user.universeName) return true;", "return true;"],
    first("is asked for only with the name typed once more"),
  ),
  weaken(
    "The passkey of a stranger outlives the taking back of the universe.",
    "server/accounts/take-back.ts",
    [`await deleteCredentials(transaction, user.id, ["passkey", "totp", "recovery-code"]);`, ""],
    first(
      "can take it back from somebody who knew its name, and the passkey and its codes open nothing then",
    ),
  ),
  weaken(
    "A recovery code opens an account that has a password.",
    "server/accounts/recovery.ts",
    ["user && canBeReplaced(user, settings) &&", "user &&"],
    recovering("6.3.4", "stands for the second factor of an account with a password, and never for both"),
  ),
  weaken(
    "Wrong recovery codes are not counted.",
    "server/accounts/recovery.ts",
    ["? recordWrongPassword(attempts, at.getTime())", "? attempts"],
    recovering(
      "6.3.1",
      "lock for 15 minutes, alike for a universe with passkeys, an account and an unknown name",
    ),
    recovering("6.3.1", "are counted once each when a hundred are sent at once"),
  ),
  weaken(
    "A recovery code works again.",
    "server/second-factor/recovery-codes.ts",
    [
      "return found !== undefined && deleteCredential(transaction, { userId, id: found.id, kind });",
      "return found !== undefined;",
    ],
    recovering("6.5.1", "signs in once, also if it is sent ten times at once"),
  ),
  weaken(
    "The operator's link begins many sessions.",
    "server/accounts/accept-invitation.ts",
    ["if (!(await consumeInvitation(transaction, user.id, tokenHash))) return null;", ""],
    invited("6.5.1", "begins one session, also if it is used ten times at once"),
  ),
  weaken(
    "The operator's link opens accounts.",
    "server/accounts/accept-invitation.ts",
    ["|| !canBeReplaced(user, settings)", ""],
    invited("6.3.4", "begins none for an account, which has ways back of its own"),
  ),
];
