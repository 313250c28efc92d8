/** Weakenings of the sections of chapter V6 about codes, links and providers. */

import type { Weakening } from "./weakening.ts";

export const codes: readonly Weakening[] = [
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
    weakness: "An operator's link opens any universe at any time.",
    changes: [
      {
        file: "server/accounts/migration.ts",
        find: "if (isInvitation && !(await invitedUntil(db, user?.id, hashOf(invitation), new Date(now()))))",
        replace: "if (false)",
      },
      {
        file: "server/accounts/migration.ts",
        find: "invitation === null || (await consumeInvitation(db, userId, hashOf(invitation)));",
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
    weakness: "The link of a registration can be used again.",
    changes: [
      {
        file: "server/accounts/verification.ts",
        find: `if (pendingEmailKey === null) return "used";`,
        replace: `if (pendingEmailKey === null) return "verified";`,
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
    weakness: "An operator's link can be used again.",
    changes: [
      {
        file: "server/accounts/migration.ts",
        find: "invitation === null || (await consumeInvitation",
        replace: "invitation === null || db !== undefined || (await consumeInvitation",
      },
    ],
    fails: [
      [
        ["6.5.1"],
        "server/accounts/invitations.test.ts",
        "is refused when it is used, also by several at a time",
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
    weakness: "The database has the operator's links.",
    changes: [
      {
        file: "server/accounts/admin/invitations.ts",
        find: "userId: user.id, tokenHash: hashOf(token)",
        replace: "userId: user.id, tokenHash: token",
      },
    ],
    fails: [[["6.5.2"], "server/accounts/invitations.test.ts", "is stored as a hash, which is no link"]],
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
    weakness: "The signature of an ID token is not checked.",
    changes: [
      {
        file: "server/provider/client.ts",
        find: "execute: [enableNonRepudiationChecks, ...",
        replace: "execute: [...",
      },
    ],
    fails: [
      [["6.8.2", "9.1.1", "9.1.3"], "server/provider/refusals.test.ts", "is refused with an ID token %s"],
    ],
  },
  {
    weakness: "A provider confirms whoever is signed in, whomever it names.",
    changes: [
      {
        file: "server/provider/confirm.ts",
        find: "if (user?.providerIssuer !== issuer || user.providerSubject !== subject)",
        replace: "if (!user)",
      },
    ],
    fails: [
      [
        ["6.8.1"],
        "server/provider/confirm.test.ts",
        "confirms nobody when the provider names somebody else, who is not signed in either",
      ],
    ],
  },
  {
    weakness: "A confirmation by the provider stands for the second factor too.",
    changes: [
      {
        file: "server/provider/confirm.ts",
        find: "if (await asksForCode(transaction, user))",
        replace: "if (startedAt < 0 && (await asksForCode(transaction, user)))",
      },
    ],
    fails: [
      [
        ["6.3.3"],
        "server/provider/confirm.test.ts",
        "confirms nobody without a code, which follows within five minutes",
      ],
    ],
  },
  {
    weakness: "A code alone confirms a person whom no provider has confirmed.",
    changes: [
      {
        file: "server/accounts/confirm.ts",
        find: "const waits = user?.providerSubject && (await isConfirmationWaiting(transaction, session, at));",
        replace: "const waits = user?.providerSubject;",
      },
    ],
    fails: [
      [
        ["6.3.3"],
        "server/provider/confirm.test.ts",
        "is finished once, also by ten requests with one code, and by no code alone",
      ],
    ],
  },
  {
    weakness: "A provider confirms a person whom it has not asked.",
    changes: [
      {
        file: "server/provider/confirm.ts",
        find: "askedAt === null || askedAt >= startedAt - clockToleranceMs",
        replace: "askedAt === null || startedAt > 0",
      },
    ],
    fails: [
      [
        ["6.8.4"],
        "server/provider/confirm.test.ts",
        "confirms nobody by a sign-in at the provider that is older than the question",
      ],
    ],
  },
  {
    weakness: "An old sign-in with the provider permits a deletion.",
    changes: [
      {
        file: "domain/accounts/recent-sign-in.ts",
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
    weakness: "Another registration makes the link of a mail invalid.",
    changes: [
      {
        file: "server/secret-key.ts",
        find: "if (!key) return newSecret();",
        replace: "if (key) return newSecret();",
      },
    ],
    fails: [
      [
        ["6.4.1"],
        "server/accounts/registrations.test.ts",
        "by a stranger, however often, neither ends a link nor delays a mail",
      ],
    ],
  },
  {
    weakness: "Registrations outlive the account of their address.",
    changes: [
      {
        file: "server/users/queries.ts",
        find: "if (columns.emailKey) await endRegistrations(db, columns.emailKey);",
        replace: "",
      },
    ],
    fails: [
      [["6.4.1"], "server/accounts/registrations.test.ts", "are ended by any user who verifies the address"],
    ],
  },
];
