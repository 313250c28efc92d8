/** Weakenings of chapter V7: sessions. */

import type { Weakening } from "./weakening.ts";

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
    fails: [[["7.2.1", "8.2.1"], "server/guards/access.test.ts", "%s is refused"]],
  },
  {
    weakness: "A sign-in leaves the session before it.",
    changes: [
      {
        file: "server/sessions/session.ts",
        find: "await deleteSession(db, previous);",
        replace: "",
      },
    ],
    fails: [
      [
        ["7.2.2", "7.2.4"],
        "server/sessions/sessions.test.ts",
        "gets a new id at every sign-in, which ends the previous session",
      ],
      [["7.2.4"], "server/provider/people.test.ts", "ends the previous session of the browser"],
    ],
  },
  {
    weakness: "A session lasts 60 days.",
    changes: [
      {
        file: "server/sessions/session.ts",
        find: "const sessionLength = 30 * day;",
        replace: "const sessionLength = 60 * day;",
      },
    ],
    fails: [
      [
        ["7.3.1"],
        "server/sessions/sessions.test.ts",
        "lasts 30 days from its last use, and is written at most once a day",
      ],
    ],
  },
  {
    weakness: "A session that is used lasts for ever.",
    changes: [{ file: "server/sessions/session.ts", find: "365 * day", replace: "36_500 * day" }],
    fails: [
      [
        ["7.3.2"],
        "server/sessions/sessions.test.ts",
        "ends a year after its sign-in, however often it is used",
      ],
    ],
  },
  {
    weakness: "A tab finishes a sign-out that another one has finished.",
    changes: [
      {
        file: "client/session/signing-out.ts",
        find: "if (isSigningOut()) await askServer();",
        replace: "await askServer();",
      },
    ],
    fails: [
      [
        ["7.4.1"],
        "client/session/signing-out.browser.test.tsx",
        "a tab whose turn comes after another one has ended the session does not end that of the next person",
      ],
    ],
  },
  {
    weakness: "Signing out clears the cookie alone.",
    changes: [
      {
        file: "server/sessions/session.ts",
        find: "key !== null && (await deleteSession(db, key))",
        replace: "true",
      },
    ],
    fails: [
      [["7.4.1"], "server/sessions/sessions.test.ts", "ends the session on the server (Sec-Fetch-Site: %s)"],
    ],
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
        find: "await deleteSessionsOfUser(transaction, userId, closedAt, { keepsFounding: !isFounding });",
        replace: "",
      },
      { file: "server/sessions/queries.ts", find: `.where("users.closedAt", "is", null)`, replace: "" },
    ],
    fails: [[["7.4.2"], "server/accounts/closing.test.ts", "ends its sessions in other browsers"]],
  },
  {
    weakness: "A changed password leaves the other sessions.",
    changes: [
      {
        file: "server/accounts/password-change.ts",
        find: "await deleteSessionsOfUser(transaction, user.id, now, { exceptSid, keepsFounding: true });",
        replace: "",
      },
    ],
    fails: [
      [
        ["7.4.3", "7.5.2"],
        "server/accounts/settings.test.ts",
        "ends every other session and invalidates the old password",
      ],
    ],
  },
  {
    weakness: "The operator's sign-out ends no session.",
    changes: [
      {
        file: "server/accounts/admin/actions.ts",
        find: "sessions: await deleteSessionsOfUser(transaction, id, at)",
        replace: "sessions: 2",
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
    weakness: "A cookie that was replaced ends the other sessions.",
    changes: [
      {
        file: "server/sessions/routes.ts",
        find: "if (session.isReplaced) return reply.code(403).send(confirmFirst);\n    await",
        replace: "await",
      },
    ],
    fails: [
      [["7.2.4"], "server/accounts/confirm.test.ts", "lets the cookie before end no session but its own"],
    ],
  },
  {
    weakness: "Another proof leaves the session as it was.",
    changes: [
      {
        file: "server/sessions/proof.ts",
        find: `{ scope: "replaced", isFounding: 0, expire, lastUsedAt: found.scope === null ? at : found.lastUsedAt }`,
        replace: "{ isFounding: 0 }",
      },
    ],
    fails: [
      [
        ["7.2.4"],
        "server/accounts/confirm.test.ts",
        "gives the session another cookie, and the one before proves nothing and ends within a minute",
      ],
    ],
  },
  {
    weakness: "A sign-in of any age is proof enough.",
    changes: [
      {
        file: "server/route.ts",
        find: "call.confirmFirst && request.session &&",
        replace: "false && request.session &&",
      },
    ],
    fails: [
      [
        ["7.5.1"],
        "server/accounts/confirm.test.ts",
        "is refused ten minutes after the sign-in, and answered after the password was typed again",
      ],
    ],
  },
  {
    weakness: "A new address asks for no proof.",
    changes: [
      {
        file: "server/accounts/profile.ts",
        find: "newKey !== user.emailKey && !isProved",
        replace: "false",
      },
    ],
    fails: [
      [
        ["7.5.1"],
        "server/accounts/settings.test.ts",
        "takes a new address only from somebody who has proved themselves lately",
      ],
    ],
  },
  {
    weakness: "A link to a sky shows more without a proof.",
    changes: [
      {
        file: "server/shown-skies/link-routes.ts",
        find: "if (showsMore(body) && ",
        replace: "if (false && ",
      },
    ],
    fails: [
      [
        ["7.5.1"],
        "server/shown-skies/links.test.ts",
        "shows more, or for longer, only after a recent proof, and less without one",
      ],
    ],
  },
  {
    weakness: "The end of one session is only said.",
    changes: [
      {
        file: "server/sessions/routes.ts",
        find: "row !== undefined && (await deleteSession(db, row))",
        replace: "row !== undefined",
      },
    ],
    fails: [
      [["7.5.2"], "server/sessions/listed.test.ts", "signs out that browser alone, and ends its reminders"],
    ],
  },
  {
    weakness: "The end of all other sessions is only said.",
    changes: [
      {
        file: "server/sessions/routes.ts",
        find: "await deleteSessionsOfUser(db, userId, new Date(now()), { exceptSid, keepsFounding: true });",
        replace: "",
      },
    ],
    fails: [[["7.5.2"], "server/sessions/listed.test.ts", "signs out every other browser"]],
  },
  {
    weakness: "Whoever knows the name ends the session that founded a universe.",
    changes: [
      {
        file: "server/sessions/routes.ts",
        find: "if (row?.isFounding === 1) return reply.code(403).send(endsThere);",
        replace: "",
      },
    ],
    fails: [
      [
        ["7.5.2"],
        "server/sessions/listed.test.ts",
        "leaves the session that founded a universe to its own browser",
      ],
    ],
  },
];
