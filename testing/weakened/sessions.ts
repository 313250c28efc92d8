/** Weakenings of chapters V7 and V8: sessions and authorization. */

import type { Weakening } from "./weakening.ts";

const tests = "server/sessions/sessions.test.ts";
const session = "server/sessions/session.ts";
const access = "server/guards/access.test.ts";

export const sessions: readonly Weakening[] = [
  {
    weakness: "Calls of people are answered to visitors.",
    changes: [
      {
        file: "server/route.ts",
        find: "if (isPrivate && !request.session)",
        replace: "if (false)",
      },
    ],
    fails: [[["7.2.1", "8.2.1"], access, "%s is refused"]],
  },
  {
    weakness: "A sign-in leaves the session before it.",
    changes: [
      {
        file: session,
        find: "await deleteSession(db, previous);",
        replace: "",
      },
    ],
    fails: [
      [["7.2.2", "7.2.4"], tests, "gets a new id at every sign-in, which ends the previous session"],
      [["7.2.4"], "server/provider/people.test.ts", "ends the previous session of the browser"],
    ],
  },
  {
    weakness: "A session lasts 60 days.",
    changes: [
      { file: session, find: "const sessionLength = 30 * day;", replace: "const sessionLength = 60 * day;" },
    ],
    fails: [[["7.3.1"], tests, "lasts 30 days from its last use, and is written at most once a day"]],
  },
  {
    weakness: "A session that is used lasts for ever.",
    changes: [{ file: session, find: "365 * day", replace: "36_500 * day" }],
    fails: [[["7.3.2"], tests, "ends a year after its sign-in, however often it is used"]],
  },
  {
    weakness: "Signing out clears the cookie alone.",
    changes: [{ file: session, find: "key !== null && (await deleteSession(db, key))", replace: "true" }],
    fails: [[["7.4.1"], tests, "ends the session on the server (Sec-Fetch-Site: %s)"]],
  },
  {
    weakness: "A deletion leaves the person's mails.",
    changes: [
      {
        file: "server/accounts/delete-user-data.ts",
        find: "await deleteMailsOfUser(transaction, user.id, user.emailKey);",
        replace: "",
      },
    ],
    fails: [
      [
        ["7.4.2"],
        "server/accounts/deletion.test.ts",
        "deletes every row of every table at once, ends every session, and leaves no mail after the last one",
      ],
    ],
  },
  {
    weakness: "A closed universe keeps its sessions.",
    changes: [
      {
        file: "server/accounts/deletion.ts",
        find: "await deleteSessionsOfUser(transaction, userId, { keepsFounding: !isFounding });",
        replace: "",
      },
      { file: "server/sessions/queries.ts", find: `.where("users.closedAt", "is", null)`, replace: "" },
    ],
    fails: [[["7.4.2"], "server/accounts/closing.test.ts", "ends its sessions in other browsers"]],
  },
  {
    weakness: "The operator's sign-out ends no session.",
    changes: [
      {
        file: "server/operator/sign-out.ts",
        find: "return deleteSessionsOfUser(transaction, id);",
        replace: "return 2;",
      },
    ],
    fails: [
      [
        ["7.4.5"],
        "server/operator/accounts.test.ts",
        "ends every session of a person and of nobody else, and the password still signs in",
      ],
    ],
  },
  {
    weakness: "A new address counts before its link was followed.",
    changes: [
      {
        file: "server/accounts/profile.ts",
        find: "return pendingEmailColumns(email, key, now);",
        replace: "return { email, emailKey: key };",
      },
    ],
    fails: [
      [
        ["7.5.1"],
        "server/accounts/settings.test.ts",
        "keeps a new address pending until its link is followed, and notifies the old address, which still works",
      ],
    ],
  },
  {
    weakness: "A sign-in with the provider may take any time.",
    changes: [
      {
        file: "server/provider/routes.ts",
        find: "signIn && signIn.expires.getTime() > now() ? signIn : null",
        replace: "signIn ?? null",
      },
    ],
    fails: [
      [
        ["7.6.1"],
        "server/provider/refusals.test.ts",
        "is refused after ten minutes, and accepted just before",
      ],
    ],
  },
  {
    weakness: "The link of a mail starts a session.",
    changes: [
      {
        file: "server/accounts/routes.ts",
        find: "const { token } = request.query;",
        replace: `const { token } = request.query; setSessionCookie(reply, "x", false);`,
      },
    ],
    fails: [
      [
        ["7.6.2"],
        "server/accounts/verification.test.ts",
        "says for a day that a link was used, and starts no session",
      ],
    ],
  },
  {
    weakness: "The id in a path is not compared with that of the session.",
    changes: [
      {
        file: "server/route.ts",
        find: `if (call.access === "owner" && request.session?.userId !== id) return reply.code(404).send(notFound);`,
        replace: "",
      },
    ],
    fails: [
      [["8.2.2"], access, "gets and changes nothing of another universe by the call %s"],
      [
        ["15.3.1"],
        "server/universes/universes.test.ts",
        "replies to the owner, and with 404 to other users and to visitors",
      ],
    ],
  },
  {
    weakness: "Stars are found by their id alone.",
    changes: [
      {
        file: "server/mood-entries/queries.ts",
        find: `const starsOf = (db: Db, userId: string) => db.selectFrom("mood_entries").where("userId", "=", userId);`,
        replace: `const starsOf = (db) => db.selectFrom("mood_entries");`,
      },
    ],
    fails: [[["8.2.2"], access, "gets and changes nothing of another universe by the call %s"]],
  },
  {
    weakness: "The matrix of calls tries no foreign tag in a merge.",
    changes: [
      {
        file: "testing/access/universe-plans.ts",
        find: "{ params: other.tag, body: { into: owner.tag.id }, status: 404 },",
        replace: "",
      },
    ],
    fails: [[["8.2.2"], access, "tries an id of another universe wherever one can stand in the call %s"]],
  },
  {
    weakness: "Lists of different people have the same names.",
    changes: [
      { file: "server/revisions/etag.ts", find: '`"${userId}-${revision}', replace: '`"${revision}' },
    ],
    fails: [
      [["8.2.2"], "server/changes/changes.test.ts", "never sends the rows of another user, not even by ETag"],
      [
        ["14.2.2"],
        "server/mood-entries/listing.test.ts",
        "never sends the stars of another user, not even by ETag",
      ],
    ],
  },
  {
    weakness: "A shown sky has all that is stored of its stars.",
    changes: [
      {
        file: "domain/shown-skies/shown-sky.ts",
        find: "...{ x, y, z, intensity, look: looks.indexOf(emotion) },",
        replace: "...star, ...{ x, y, z, intensity, look: looks.indexOf(emotion) },",
      },
    ],
    fails: [
      [
        ["8.2.3"],
        "server/shown-skies/crawl.test.ts",
        "a crawl of everything that a shown sky sends finds nothing that its owner wrote, and no id",
      ],
      [
        ["15.3.1"],
        "server/shown-skies/shown.test.ts",
        "has the places and looks of the stars, and nothing else",
      ],
    ],
  },
  {
    weakness: "A call meant for one person is answered in the session of another.",
    changes: [
      {
        file: "server/route.ts",
        find: "if (isMeantForAnother(request)) return reply.code(404).send(anotherSession);",
        replace: "",
      },
    ],
    fails: [
      [
        ["8.3.1"],
        "server/guards/guards.test.ts",
        "is refused from the session of another person, whose universe stays as it is",
      ],
    ],
  },
  {
    weakness: "Links are found by their id alone.",
    changes: [
      {
        file: "server/shown-skies/queries.ts",
        find: `db.selectFrom("shown_skies").selectAll().where("userId", "=", userId);`,
        replace: `db.selectFrom("shown_skies").selectAll();`,
      },
    ],
    fails: [
      [
        ["8.4.1"],
        "server/shown-skies/links.test.ts",
        "of another universe cannot be seen, changed or revoked, and its id is free",
      ],
    ],
  },
  {
    weakness: "Tags are found by their id alone.",
    changes: [
      {
        file: "server/revisions/current-tag.ts",
        find: `db.selectFrom("tags").selectAll().where("userId", "=", userId).where("id", "=", id).executeTakeFirst()`,
        replace: `db.selectFrom("tags").selectAll().where("id", "=", id).executeTakeFirst()`,
      },
    ],
    fails: [
      [["8.4.1"], "server/tags/tags.test.ts", "replies 404 for an unknown tag and for one of another person"],
    ],
  },
];
