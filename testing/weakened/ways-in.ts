/** Weakenings of the sections of chapter V6 about ways in. */

import type { Weakening } from "./weakening.ts";

export const waysIn: readonly Weakening[] = [
  {
    weakness: "Wrong passwords never lock an account.",
    changes: [
      { file: "domain/accounts/lockout.ts", find: "attempts >= lockout.maxAttempts ?", replace: "false ?" },
    ],
    fails: [
      [
        ["6.3.1"],
        "server/accounts/login.test.ts",
        "are counted once each when a hundred are sent at the same time, without blocking other calls",
      ],
      [
        ["6.3.1"],
        "server/accounts/login.test.ts",
        "lock an account for 15 minutes for its address and its name, and end no session",
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
    weakness: "Every universe opens by its name.",
    changes: [{ file: "server/universes/queries.ts", find: `.where("opensByName", "=", 1)`, replace: "" }],
    fails: [
      [["6.3.4"], "server/provider/people.test.ts", "makes a universe that does not open by its name alone"],
      [
        ["6.3.4"],
        "server/universes/universes.test.ts",
        "opens for nobody by its name, though it has neither password nor provider",
      ],
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
    weakness: "A migration ends the session that founded the universe.",
    changes: [
      {
        file: "server/accounts/take-back.ts",
        find: "await deleteSessionsOfUser(db, id, now, { keepsFounding: !isFounders, exceptSid });",
        replace: "await deleteSessionsOfUser(db, id, now, { exceptSid });",
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
  {
    weakness: "The link of a stranger counts after names were closed.",
    changes: [
      {
        file: "server/accounts/verification.ts",
        find: "const isForbidden = isStrangers && !settings.universeNameSignIn;",
        replace: "const isForbidden = false;",
      },
    ],
    fails: [
      [
        ["6.3.4"],
        "server/accounts/invitations.test.ts",
        "nor with a link that was asked for before sign-in by name was closed, also if it is sent again",
      ],
    ],
  },
  {
    weakness: "Another password takes away the right to take a universe back.",
    changes: [{ file: "server/accounts/password-change.ts", find: ", keepsFounding: true", replace: "" }],
    fails: [
      [
        ["6.3.4"],
        "server/accounts/taking-over.test.ts",
        "keeps its right when the one who took the universe over changes the password or the address",
      ],
    ],
  },
  {
    weakness: "A stranger can delete what its person can still take back.",
    changes: [
      { file: "server/accounts/deletion.ts", find: "if (until) return", replace: "if (false) return" },
    ],
    fails: [
      [
        ["6.3.4"],
        "server/accounts/taking-over.test.ts",
        "keeps a stranger from deleting what it can take back",
      ],
    ],
  },
  {
    weakness: "A stranger's attempts keep an owner from migrating.",
    changes: [
      {
        file: "server/accounts/migration.ts",
        find: 'if (known && !next) return "waiting for its owner";',
        replace: "",
      },
    ],
    fails: [
      [
        ["6.3.4"],
        "server/accounts/attempts-of-strangers.test.ts",
        "never keep the founding session from a migration, which they neither replace nor cancel",
      ],
    ],
  },
  {
    weakness: "While a lock lasts, the right password opens.",
    changes: [
      {
        file: "server/accounts/password-check.ts",
        find: "if (until !== null) {",
        replace: "if (until !== null && !matching) {",
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
];
