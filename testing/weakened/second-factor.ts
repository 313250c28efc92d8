/** Weakenings of the sections of chapter V6 about second factors, recovery codes and links that sign in. */

import type { Weakening } from "./weakening.ts";

const factorTest = "server/accounts/second-factor.test.ts";
const linkTest = "server/accounts/sign-in-link.test.ts";
const providerTest = "server/provider/second-factor.test.ts";

export const secondFactor: readonly Weakening[] = [
  {
    weakness: "A sign-in with a password asks for no second factor.",
    changes: [
      {
        file: "server/accounts/password-check.ts",
        find: "const refused = code === undefined ? null : await passSecondFactor(context, transaction, user, code);",
        replace: "const refused = null;",
      },
    ],
    fails: [
      [["6.3.3"], factorTest, "asks for a code after the right password, and accepts the code of an app"],
    ],
  },
  {
    weakness: "The code is asked for before the password is right.",
    changes: [
      {
        file: "server/accounts/password-check.ts",
        find: "    if (!matching || user?.passwordHash !== matching.passwordHash) {",
        replace:
          "    const early = user && code !== undefined ? await passSecondFactor(context, transaction, user, code) : null;\n    if (early) return early;\n    if (!matching || user?.passwordHash !== matching.passwordHash) {",
      },
    ],
    fails: [
      [
        ["6.3.3"],
        factorTest,
        "says nothing about the second factor after a wrong password, with or without a code",
      ],
    ],
  },
  {
    weakness: "A sign-in with the provider asks for no second factor.",
    changes: [
      {
        file: "server/second-factor/waiting-sign-in.ts",
        find: "providerIsEnough === 0 && hasSecondFactor(",
        replace: "providerIsEnough === null && hasSecondFactor(",
      },
    ],
    fails: [[["6.3.3"], providerTest, "asks for the code before there is a session, and for five minutes"]],
  },
  {
    weakness: "Wrong codes are not counted.",
    changes: [
      {
        file: "server/accounts/second-factor-check.ts",
        find: "const counted = isRight ? noFailedAttempts : recordWrongPassword(attempts, at);",
        replace: "const counted = attempts;",
      },
    ],
    fails: [
      [
        ["6.3.1"],
        factorTest,
        "is locked after ten wrong codes, which a right password without one does not forget",
      ],
      [["6.3.1"], factorTest, "counts wrong passwords and wrong codes together"],
      [["6.3.1"], linkTest, "counts wrong codes toward the lock of sign-ins"],
      [
        ["6.3.1"],
        providerTest,
        "accepts a recovery code, and is locked with the other sign-ins after ten wrong codes",
      ],
    ],
  },
  {
    weakness: "A right password forgets wrong codes before its own code was right.",
    changes: [
      {
        file: "server/accounts/password-check.ts",
        find: "const refused = code === undefined",
        replace:
          "await updateUser(transaction, user.id, attemptColumns(noFailedAttempts));\n    const refused = code === undefined",
      },
    ],
    fails: [
      [
        ["6.3.1"],
        factorTest,
        "is locked after ten wrong codes, which a right password without one does not forget",
      ],
    ],
  },
  {
    weakness: "A change of the password forgets wrong codes.",
    changes: [
      {
        file: "server/accounts/password-check.ts",
        find: "if (code === undefined && hasSecondFactor(",
        replace: "if (code === null && hasSecondFactor(",
      },
    ],
    fails: [
      [
        ["6.3.1"],
        "server/accounts/password-check.test.ts",
        "forgets no wrong codes of a second factor where it asks for none",
      ],
    ],
  },
  {
    weakness: "A code of an app works as long as it is valid.",
    changes: [
      {
        file: "domain/accounts/second-factor.ts",
        find: "steps.filter((step) => step > lastStep)",
        replace: "steps",
      },
    ],
    fails: [
      [["6.5.1"], "domain/accounts/second-factor.test.ts", "come after that of the last code"],
      [["6.5.1"], factorTest, "succeeds once with a code, also of ten at once"],
    ],
  },
  {
    weakness: "A recovery code works again and again.",
    changes: [
      {
        file: "server/second-factor/recovery-codes.ts",
        find: "found !== undefined && deleteCredential(transaction, { userId, id: found.id, kind })",
        replace: "found !== undefined",
      },
    ],
    fails: [
      [
        ["6.4.4", "6.5.1"],
        factorTest,
        "succeeds once with a recovery code, also of ten at once, and never without the password",
      ],
    ],
  },
  {
    weakness: "The secrets of apps are stored as they are.",
    changes: [
      {
        file: "server/second-factor/second-factor.ts",
        find: "secret: sealSecret(key, secret, ownerOf(userId)),",
        replace: "secret,",
      },
    ],
    fails: [
      [
        ["6.5.2"],
        factorTest,
        "shows a secret, which the database has only encrypted, and after a code ten recovery codes",
      ],
    ],
  },
  {
    weakness: "The clock of an app may be off by 20 steps.",
    changes: [
      { file: "domain/accounts/second-factor.ts", find: "tolerance: 1 }", replace: "tolerance: 20 }" },
    ],
    fails: [
      [
        ["6.5.5"],
        "server/second-factor/totp-codes.test.ts",
        "a clock that is off by up to a step of half a minute is right enough",
      ],
    ],
  },
  {
    weakness: "The operator's command asks nothing before it removes a second factor.",
    changes: [
      {
        file: "server/operator/remove-second-factor.ts",
        find: "if (refusal) return refused(refusal);",
        replace: "",
      },
    ],
    fails: [
      [
        ["6.4.4"],
        "server/operator/remove-second-factor.test.ts",
        "refuses a universe without one, and asks before it does anything",
      ],
    ],
  },
  {
    weakness: "A link that signs in asks for no second factor.",
    changes: [
      {
        file: "server/accounts/sign-in-link.ts",
        find: "const refused = await passSecondFactor(context, transaction, user, code);",
        replace: "const refused = null;",
      },
    ],
    fails: [[["6.4.3"], linkTest, "asks for the second factor, and stays valid until its code is right"]],
  },
  {
    weakness: "A link that signs in is compared by its user alone.",
    changes: [
      {
        file: "server/accounts/sign-in-link.ts",
        find: "if (link.tokenHash !== hashOfLink(user.emailKey, token)) return expired;",
        replace: "if (!token.includes('.')) return expired;",
      },
    ],
    fails: [
      [["6.4.3", "6.6.3"], linkTest, "opens nobody else's universe, and nothing with a changed secret"],
      [["6.6.2"], linkTest, "is replaced by a later one"],
    ],
  },
  {
    weakness: "A link that signs in outlives the password.",
    changes: [
      {
        file: "server/accounts/password-change.ts",
        find: "await deleteSignInLink(transaction, user.id);",
        replace: "",
      },
    ],
    fails: [[["6.4.3"], linkTest, "ends when the address or the password changes"]],
  },
  {
    weakness: "A request for a link looks for the account.",
    changes: [
      {
        file: "server/accounts/sign-in-link.ts",
        find: "if (!tooMany) await",
        replace: "if (!tooMany && (await findUserByEmail(transaction, key))) await",
      },
    ],
    fails: [
      [
        ["6.4.3"],
        linkTest,
        "gets the same reply by the same statements for an unknown, a waiting and a known address",
      ],
    ],
  },
  {
    weakness: "A link signs in again and again.",
    changes: [
      {
        file: "server/accounts/sign-in-link.ts",
        find: "await deleteSignInLink(transaction, userId);",
        replace: "",
      },
    ],
    fails: [[["6.5.1"], linkTest, "signs in once, also if ten use it at once"]],
  },
  {
    weakness: "The secret of a link is stored as it is.",
    changes: [
      {
        file: "server/accounts/sign-in-link.ts",
        find: "hashOf(`${emailKey} ${token}`)",
        replace: "`${emailKey} ${token}`",
      },
    ],
    fails: [
      [["6.5.2"], linkTest, "sends one to the address of an account, which names no token in the database"],
    ],
  },
  {
    weakness: "A link signs in for an hour.",
    changes: [
      {
        file: "domain/accounts/sign-in-link.ts",
        find: "validMs: 15 * 60_000",
        replace: "validMs: 60 * 60_000",
      },
    ],
    fails: [[["6.5.5"], linkTest, "is valid for 15 minutes"]],
  },
  {
    weakness: "Every session sets a password without the current one.",
    changes: [
      {
        file: "server/accounts/sign-in-link.ts",
        find: `if (!(await isOpenedSince(context.db, session, "link", since))) return undefined;`,
        replace: "",
      },
    ],
    fails: [
      [["6.2.3"], linkTest, "is refused after ten minutes, and in a session that began in another way"],
    ],
  },
];
