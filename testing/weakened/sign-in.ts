/** Weakenings of chapter V6: authentication. */

import type { Weakening } from "./weakening.ts";

const passwords = "domain/accounts/passwords.test.ts";
const settings = "server/accounts/settings.test.ts";
const login = "server/accounts/login.test.ts";

export const signIn: readonly Weakening[] = [
  {
    weakness: "Passwords may have one character.",
    changes: [
      {
        file: "domain/accounts/passwords.ts",
        find: "if (password.length < passwordLength.min) return passwordMessages.tooShort;",
        replace: "",
      },
    ],
    fails: [[["6.2.1"], passwords, "has 8 to 128 characters of any kind"]],
  },
  {
    weakness: "Every password must have characters of all kinds.",
    changes: [
      {
        file: "domain/accounts/passwords.ts",
        find: "(isStorable(password) ? null :",
        replace: "(hasAllCharacterClasses(password) ? null :",
      },
    ],
    fails: [[["6.2.5"], passwords, "has 8 to 128 characters of any kind"]],
  },
  {
    weakness: "A changed password leaves the old one.",
    changes: [
      {
        file: "server/accounts/password-change.ts",
        find: "{ ...hashed, ...noPendingEmail,",
        replace: "{ ...noPendingEmail,",
      },
    ],
    fails: [[["6.2.2"], settings, "ends every other session and invalidates the old password"]],
  },
  {
    weakness: "A changed password leaves the other sessions.",
    changes: [
      {
        file: "server/accounts/password-change.ts",
        find: "await deleteSessionsOfUser(transaction, user.id, { exceptSid, keepsFounding: true });",
        replace: "",
      },
    ],
    fails: [[["7.4.3", "7.5.2"], settings, "ends every other session and invalidates the old password"]],
  },
  {
    weakness: "The form of a new password can be sent with one field.",
    changes: [
      {
        file: "client/account/password.ts",
        find: "Object.values(draft).every(",
        replace: "Object.values(draft).some(",
      },
    ],
    fails: [[["6.2.3"], "client/account/password.test.ts", "all three fields are required"]],
  },
  {
    weakness: "A change of the password does not ask for the current one.",
    changes: [
      { file: "server/accounts/password-change.ts", find: "if (!checked.ok) return checked;", replace: "" },
    ],
    fails: [[["6.2.3"], settings, "refuses %j"]],
  },
  {
    weakness: "Common passwords are refused in one spelling alone.",
    changes: [
      {
        file: "domain/accounts/common-passwords.ts",
        find: "commonPasswords.has(password.toLowerCase())",
        replace: "commonPasswords.has(password)",
      },
    ],
    fails: [
      [
        ["6.2.4", "6.2.12"],
        passwords,
        "from the list of common passwords is recognized in any mixture of case",
      ],
    ],
  },
  {
    weakness: "The server accepts common passwords.",
    changes: [
      { file: "server/accounts/passwords.ts", find: "isCommonPassword(password) ?", replace: "false ?" },
    ],
    fails: [
      [
        ["6.2.4"],
        "server/accounts/registration.test.ts",
        "refuses %j with one sentence, in the specified order",
      ],
    ],
  },
  {
    weakness: "Password managers take the current password for a new one.",
    changes: [
      {
        file: "client/account/PasswordForm.tsx",
        find: `autoComplete="current-password"`,
        replace: `autoComplete="off"`,
      },
    ],
    fails: [
      [
        ["6.2.7"],
        "client/forms/purposes.browser.test.tsx",
        "password managers find the fields of the account settings, and whose password it is",
      ],
    ],
  },
  {
    weakness: "White space around a password is left out.",
    changes: [
      {
        file: "domain/accounts/registration.ts",
        find: "    password,\n    universeName: universeNameSchema",
        replace: "    password: password.trim(),\n    universeName: universeNameSchema",
      },
    ],
    fails: [
      [
        ["6.2.8"],
        "domain/accounts/registration.test.ts",
        "keeps a password as it was typed, including white space",
      ],
    ],
  },
  {
    weakness: "A password counts up to its 72nd byte.",
    changes: [
      {
        file: "server/accounts/passwords.ts",
        find: "message: password,",
        replace: "message: Buffer.from(password).subarray(0, 72),",
      },
    ],
    fails: [
      [
        ["6.2.8"],
        login,
        "accepts 64 characters of any script, and distinguishes passwords that differ after byte 72",
      ],
    ],
  },
  {
    weakness: "Passwords have at most 60 characters.",
    changes: [{ file: "domain/accounts/passwords.ts", find: "max: 128 }", replace: "max: 60 }" }],
    fails: [
      [
        ["6.2.9"],
        login,
        "accepts 64 characters of any script, and distinguishes passwords that differ after byte 72",
      ],
    ],
  },
  {
    weakness: "Wrong passwords never lock an account.",
    changes: [
      { file: "domain/accounts/lockout.ts", find: "attempts >= lockout.maxAttempts ?", replace: "false ?" },
    ],
    fails: [
      [
        ["6.3.1"],
        login,
        "are counted once each when a hundred are sent at the same time, without blocking other calls",
      ],
      [["6.3.1"], login, "lock an account for 15 minutes for its address and its name, and end no session"],
    ],
  },
  {
    weakness: "Universes can be made by name where that is closed.",
    changes: [
      {
        file: "server/universes/routes.ts",
        find: `if (!settings.universeNameSignIn) return reply.code(403).send(nameSignInClosed);\n    if (!(await withinLimit(app.context, "registration"`,
        replace: `if (!(await withinLimit(app.context, "registration"`,
      },
    ],
    fails: [
      [["6.3.4"], "server/universes/universes.test.ts", "neither creates nor opens a universe by name"],
    ],
  },
  {
    weakness: "The universe of a provider's person opens by its name.",
    changes: [
      { file: "server/universes/queries.ts", find: `.where("providerSubject", "is", null)`, replace: "" },
    ],
    fails: [
      [["6.3.4"], "server/provider/people.test.ts", "makes a universe that does not open by its name alone"],
    ],
  },
  {
    weakness: "Names are compared letter by letter.",
    changes: [
      {
        file: "domain/accounts/names.ts",
        find: "foldCase(visibleText(name))",
        replace: "name",
      },
      {
        file: "server/users/universe-name.ts",
        find: "return !lookalikes.some((others) => areOfDifferentScripts(scripts, others));",
        replace: "return true;",
      },
    ],
    fails: [
      [["6.3.4"], "server/accounts/migration.test.ts", "is refused under every name with the same key"],
    ],
  },
  {
    weakness: "Initial passwords are always the same.",
    changes: [
      {
        file: "server/operator/new-password.ts",
        find: "() => characters[randomInt(characters.length)]",
        replace: "(_, at) => characters[at * 6]",
      },
    ],
    fails: [
      [
        ["6.4.1"],
        "server/operator/printing.test.ts",
        "satisfies the password rules, is easy to read aloud, and is different each time",
      ],
    ],
  },
  {
    weakness: "Links of mails are valid for two days.",
    changes: [{ file: "server/accounts/links.ts", find: "24 * 3_600_000", replace: "48 * 3_600_000" }],
    fails: [
      [
        ["6.4.1"],
        "server/accounts/migration.test.ts",
        "sends a link that is valid for a day and succeeds once, and whose stored hash is not accepted",
      ],
    ],
  },
  {
    weakness: "The link of a registration can be used again.",
    changes: [
      {
        file: "server/accounts/verification.ts",
        find: "if (!(await consumeRegistration(db, id, token)))",
        replace: "if (false)",
      },
    ],
    fails: [
      [
        ["6.5.1"],
        "server/accounts/verification.test.ts",
        "succeeds for exactly one of many concurrent requests, and tells the others that it was used",
      ],
    ],
  },
  {
    weakness: "What the database has of a link opens it.",
    changes: [
      {
        file: "server/accounts/verification.ts",
        find: "const hashed = hashOf(token);",
        replace: "const hashed = token;",
      },
    ],
    fails: [[["6.5.2"], "server/accounts/verification.test.ts", "refuses the stored hash of the token"]],
  },
  {
    weakness: "Secrets have 64 bits.",
    changes: [{ file: "server/secrets.ts", find: "randomBytes(32)", replace: "randomBytes(8)" }],
    fails: [
      [
        ["6.5.3", "11.5.1"],
        "server/shown-skies/links.test.ts",
        "is created with what its owner chose, and with an address of 256 random bits",
      ],
      [
        ["6.5.4", "7.2.3"],
        "server/sessions/sessions.test.ts",
        "has a cookie that scripts and other sites cannot use",
      ],
    ],
  },
  {
    weakness: "The state of every sign-in is the same.",
    changes: [
      {
        file: "server/provider/client.ts",
        find: "{ state: newSecret(), nonce",
        replace: `{ state: "x".repeat(43), nonce`,
      },
    ],
    fails: [
      [
        ["6.5.3"],
        "server/provider/leaving.test.ts",
        "redirects to the provider with the parameters of the standard, with new secrets each time",
      ],
    ],
  },
  {
    weakness: "A provider can name the people of another.",
    changes: [
      {
        file: "server/users/directory-queries.ts",
        find: "=> `${issuer} ${subject}`",
        replace: "=> `${subject}`",
      },
    ],
    fails: [
      [
        ["6.8.1"],
        "server/provider/people.test.ts",
        "creates another user for the same subject of another issuer",
      ],
    ],
  },
  {
    weakness: "An old sign-in with the provider permits a deletion.",
    changes: [
      {
        file: "domain/accounts/deletion.ts",
        find: "recentSignInMs = 10 * 60_000",
        replace: "recentSignInMs = 20 * 60_000",
      },
    ],
    fails: [
      [
        ["6.8.4"],
        "server/accounts/deletion.test.ts",
        "needs a sign-in with the provider within the last ten minutes",
      ],
    ],
  },

  {
    weakness: "Wrong passwords are not counted.",
    changes: [
      {
        file: "server/accounts/password-check.ts",
        find: "await storeAttempts(transaction, counter, recordWrongPassword(attempts, at.getTime()), at);",
        replace: "",
      },
    ],
    fails: [
      [
        ["6.3.1"],
        "server/accounts/password-check.test.ts",
        "%s refuses ten wrong ones, and then the right one until the lock ends",
      ],
      [["6.3.1"], "server/accounts/password-check.test.ts", "counts together with the others"],
    ],
  },
  {
    weakness: "A change of the password compares it by itself.",
    changes: [
      {
        file: "server/accounts/password-change.ts",
        find: "const checked = await checkPassword(context, current, async () => null);",
        replace:
          "const hash = await context.hashPassword(currentPassword, known.salt); const checked = hash === known.passwordHash ? { ok: true } : { ok: false, reason: 'wrong' };",
      },
    ],
    fails: [
      [
        ["6.3.1"],
        "server/accounts/password-check.test.ts",
        "%s refuses ten wrong ones, and then the right one until the lock ends",
      ],
    ],
  },
  {
    weakness: "Whoever knows a name can give its universe a password, also where names are closed.",
    changes: [
      {
        file: "server/accounts/migration.ts",
        find: `return settings.universeNameSignIn ? null : { refused: "not invited" };`,
        replace: "return null;",
      },
    ],
    fails: [
      [
        ["6.3.4"],
        "server/accounts/invitations.test.ts",
        "a stranger cannot take a universe over by its name, and does not learn whether it exists",
      ],
    ],
  },
  {
    weakness: "An operator's link opens any universe at any time.",
    changes: [
      {
        file: "server/accounts/migration.ts",
        find: "if (isInvitation && !(await isInvited(db, user?.id, hashOf(invitation), new Date(now()))))",
        replace: "if (false)",
      },
      {
        file: "server/accounts/migration.ts",
        find: "invitation === null || (await consumeInvitation(db, userId, hashOf(invitation), now));",
        replace: "true;",
      },
    ],
    fails: [
      [
        ["6.4.1"],
        "server/accounts/invitations.test.ts",
        "is refused when it is replaced, foreign, invented or seven days old, with sign-in by name open or closed",
      ],
    ],
  },
  {
    weakness: "A migration ends the session that founded the universe.",
    changes: [
      {
        file: "server/accounts/take-back.ts",
        find: "await deleteSessionsOfUser(db, id, { keepsFounding: !isFounders });",
        replace: "await deleteSessionsOfUser(db, id);",
      },
    ],
    fails: [
      [
        ["6.3.4"],
        "server/accounts/taking-over.test.ts",
        "takes the universe back: the address and the password go, the name opens it again, and every other session ends",
      ],
    ],
  },

  {
    weakness: "A name may look like that of another universe.",
    changes: [
      {
        file: "server/users/universe-name.ts",
        find: "return !lookalikes.some((others) => areOfDifferentScripts(scripts, others));",
        replace: "return true;",
      },
    ],
    fails: [
      [
        ["6.3.4"],
        "server/universes/look-alike-names.test.ts",
        "is refused in every call, beside a name of a %s",
      ],
    ],
  },
];
