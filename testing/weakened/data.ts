/** Weakenings of chapters V13 to V16: configuration, data protection, secure coding, logging and errors. */

import type { Weakening } from "./weakening.ts";

const log = "server/log.test.ts";
const failure = "has the cause of a failure, and the reply only the number under which it is found there";
const ownLine = "cannot get a line of its own from a request: %s";

export const data: readonly Weakening[] = [
  {
    weakness: "The database has a password by default.",
    changes: [
      {
        file: "server/environment.ts",
        find: "databaseUrl: read.DATABASE_URL ?? null,",
        replace: `databaseUrl: read.DATABASE_URL ?? "postgres://mood:mood@localhost/mood",`,
      },
    ],
    fails: [[["13.2.3"], "server/environment.test.ts", "has a default for everything"]],
  },
  {
    weakness: "The reply to a failure has its cause.",
    changes: [
      {
        file: "server/errors.ts",
        find: "return reply.code(500).send({ ...bug,",
        replace: "return reply.code(500).send({ ...bug, error: error.message,",
      },
    ],
    fails: [
      [["13.4.2", "16.5.1"], log, failure],
      [
        ["13.4.5"],
        "server/health/health.test.ts",
        "is live but not ready when the database is unavailable, and errors do not reveal the cause",
      ],
    ],
  },
  {
    weakness: "The server answers TRACE.",
    changes: [
      {
        file: "server/app.ts",
        find: "await app.ready();",
        replace: `app.addHttpMethod("TRACE"); app.route({ method: "TRACE", url: "/", handler: async (request) => request.headers }); await app.ready();`,
      },
    ],
    fails: [
      [["13.4.4"], "server/http.test.ts", "%s is not supported, and nothing of the request comes back"],
    ],
  },
  {
    weakness: "A shared text gets into an address.",
    changes: [
      {
        file: "server/pages/share-target.ts",
        find: "scope.post(sharePath, (_request, reply) => reply.redirect(lostSharePage, 303));",
        replace:
          "scope.post(sharePath, (request, reply) => reply.redirect(`${lostSharePage}&text=${request.body}`, 303));",
      },
    ],
    fails: [
      [
        ["14.2.1"],
        "server/pages/pages.test.ts",
        "say that a shared text is lost that no service worker has kept, without reading it",
      ],
    ],
  },
  {
    weakness: "Log lines have the address of a call.",
    changes: [
      { file: "server/log.ts", find: `request.routeOptions.url ?? "unknown"`, replace: "request.url" },
    ],
    fails: [
      [
        ["14.2.1", "16.2.5"],
        "server/bad-input.test.ts",
        "has a line for each call, by its route, and nothing that a person wrote",
      ],
      [["16.2.5"], "server/provider/refusals.test.ts", "leaves no secrets and no personal data in the log"],
    ],
  },
  {
    weakness: "Caches may keep replies.",
    changes: [
      {
        file: "server/pages/headers.ts",
        find: `"Cache-Control": "no-store",\n    "Content-Security-Policy"`,
        replace: `"Content-Security-Policy"`,
      },
    ],
    fails: [
      [
        ["14.2.2", "14.3.2"],
        "server/guards/guards.test.ts",
        "forbids caches to store its reply, refused or not",
      ],
    ],
  },
  {
    weakness: "Mails load a picture of another site.",
    changes: [
      {
        file: "server/mail/letter-layout.ts",
        find: `<p style="font-size:20px;font-weight:600">Mood Universe</p>`,
        replace: `<img src="https://pixel.example/1.gif">`,
      },
    ],
    fails: [[["14.2.3"], "server/mail/letters.test.ts", "load no resource and state their language"]],
  },
  {
    weakness: "A reminder names the person.",
    changes: [
      {
        file: "server/reminders/reminder-queue.ts",
        find: "line: reminderLine(t, job),",
        replace: "line: `${job.userId}: ${reminderLine(t, job)}`,",
      },
    ],
    fails: [
      [
        ["14.2.3"],
        "server/reminders/reminders.test.ts",
        "arrives encrypted at its minute, and says nothing of the person",
      ],
    ],
  },
  {
    weakness: "No reply is searched for secrets.",
    changes: [
      {
        file: "testing/leaks.ts",
        find: "const secrets = [...(await secretsAtRest(db)), password];",
        replace: "const secrets: string[] = [];",
      },
    ],
    fails: [[["14.2.4"], "server/bad-input.test.ts", "finds one in a reply or a log line"]],
  },
  {
    weakness: "An export has the hash of the password.",
    changes: [
      {
        file: "server/operator/personal-data.ts",
        find: `yield ["settings", {}];`,
        replace: `yield ["settings", { password: user.passwordHash }];`,
      },
    ],
    fails: [[["14.2.4"], "server/operator/export.test.ts", "contains no hash, salt, token or session"]],
  },
  {
    weakness: "A tab keeps the universe of somebody who signed out.",
    changes: [
      {
        file: "client/stored/browser-copy.ts",
        find: "if (!this.#mayKeep(userId) || universe",
        replace: "if (universe",
      },
      {
        file: "client/stored/browser-copy.ts",
        find: "mayKeep: this.#mayKeep };",
        replace: "mayKeep: () => true };",
      },
    ],
    fails: [
      [
        ["14.3.3"],
        "client/stored/copy.browser.test.tsx",
        "a tab of somebody who was signed out writes nothing",
      ],
    ],
  },
  {
    weakness: "A session that ended leaves the copy in the browser.",
    changes: [{ file: "client/session/stored-user.ts", find: "  forgetCopy();\n", replace: "" }],
    fails: [
      [
        ["14.3.1"],
        "client/home/known-sky.browser.test.tsx",
        "a session that ended leaves nothing of the person to open, and asks for a sign-in",
      ],
    ],
  },
  {
    weakness: "Any number of passwords is hashed at once.",
    changes: [{ file: "server/accounts/passwords.ts", find: "maxRunning: 2,", replace: "maxRunning: 200," }],
    fails: [
      [
        ["15.2.2"],
        "server/accounts/login.test.ts",
        "is queued behind others: at most two hashes are computed at the same time",
      ],
    ],
  },
  {
    weakness: "Any number of pictures waits to be drawn.",
    changes: [
      {
        file: "server/shown-skies/picture/pictures.ts",
        find: "const maxWaiting = 8;",
        replace: "const maxWaiting = 800;",
      },
    ],
    fails: [
      [
        ["15.2.2"],
        "server/shown-skies/picture/pictures.test.ts",
        "pictures are drawn one at a time, and those who come to a full queue are sent away",
      ],
    ],
  },
  {
    weakness: "A redirect of a push service is not final.",
    changes: [
      {
        file: "server/reminders/push-service.ts",
        find: `return { is: "refused", status };\n}`,
        replace: `return { is: "retry", status, waitMs: 0 };\n}`,
      },
    ],
    fails: [
      [["15.3.2"], "server/reminders/push-service.test.ts", "whose answer is final (%s) is not asked again"],
    ],
  },
  {
    weakness: "A poisoned prototype is taken for nothing.",
    changes: [
      {
        file: "server/app.ts",
        find: "    bodyLimit,\n",
        replace: `    bodyLimit, onProtoPoisoning: "remove", onConstructorPoisoning: "remove",\n`,
      },
    ],
    fails: [[["15.3.6"], "server/bad-input.test.ts", "refuses %s"]],
  },
  {
    weakness: "Log lines have no time.",
    changes: [
      {
        file: "server/app.ts",
        find: "level: settings.logLevel,",
        replace: "level: settings.logLevel, timestamp: false,",
      },
    ],
    fails: [
      [["16.2.1", "16.2.2"], log, "has the time, the severity and the number of the request in each line"],
    ],
  },
  {
    weakness: "The log names who gets a mail.",
    changes: [
      {
        file: "server/mail/outbox.ts",
        find: "onFileWritten(fileName);",
        replace: "onFileWritten(letter.to);",
      },
    ],
    fails: [
      [
        ["16.2.3"],
        "server/mail/outbox.test.ts",
        "reports the file name, which contains neither the recipient nor the content",
      ],
    ],
  },
  {
    weakness: "A line break in an address begins a line of the log.",
    changes: [
      {
        file: "server/log.ts",
        find: `request.routeOptions.url ?? "unknown"`,
        replace: "decodeURI(request.url)",
      },
      {
        file: "server/app.ts",
        find: "...(logTo && { stream: logTo }),",
        replace: String.raw`...(logTo && { stream: { write: (line) => logTo.write(line.replaceAll("\\n", "\n")) } }),`,
      },
    ],
    fails: [[["16.2.4", "16.4.1"], log, ownLine]],
  },
  {
    weakness: "Sign-ins by name are not logged.",
    changes: [{ file: "server/log.ts", find: ` && !reply.hasHeader("set-cookie")`, replace: "" }],
    fails: [[["16.3.1"], log, "has each sign-in and each sign-out, whether it succeeded or not"]],
  },
  {
    weakness: "Refusals are not logged.",
    changes: [{ file: "server/log.ts", find: "isRead && reply.statusCode < 400 &&", replace: "isRead &&" }],
    fails: [
      [["16.3.2"], log, "has each sign-in and each sign-out, whether it succeeded or not"],
      [
        ["16.3.3"],
        "server/bad-input.test.ts",
        "has a line for each call, by its route, and nothing that a person wrote",
      ],
    ],
  },
  {
    weakness: "A failure is not logged.",
    changes: [{ file: "server/errors.ts", find: `request.log.error({ err: error }, "a bug");`, replace: "" }],
    fails: [[["16.3.4"], log, failure]],
  },
  {
    weakness: "A mail that cannot be sent is lost.",
    changes: [
      {
        file: "server/mail/queue.ts",
        find: "return void (await updateWaitingMail(db, mail, failedAt(mail.attempts, now())));",
        replace: "return void (await deleteMail(db, mail.id));",
      },
    ],
    fails: [
      [
        ["16.5.2"],
        "server/mail/queue.test.ts",
        "stays queued while the mail server is unreachable, with longer and longer delays",
      ],
    ],
  },
  {
    weakness: "A sign-in that fails replaces the session of the browser.",
    changes: [
      {
        file: "server/accounts/routes.ts",
        find: `startSession({ ...context, db }, request, { userId: id, openedBy: "password" }),`,
        replace: `startSession({ ...context, db }, request, { userId: id, openedBy: "password" }).then((sid) => { setSessionCookie(reply, sid, context.secureCookies); return sid; }),`,
      },
    ],
    fails: [[["16.5.3"], "server/sessions/sessions.test.ts", "leaves the session that the browser had: %s"]],
  },

  {
    weakness: "A sign-out leaves what the browser has stored.",
    changes: [{ file: "client/outbox/log-out.ts", find: "forgetStored(userId, settings);", replace: "" }],
    fails: [
      [
        ["14.3.1"],
        "client/home/waiting-for-network.browser.test.tsx",
        "without the server, logging out forgets the person, and the first call that arrives ends the session",
      ],
    ],
  },
  {
    weakness: "A session that ended leaves what its person was writing.",
    changes: [
      {
        file: "client/session/held-texts.ts",
        find: "for (const { key } of texts) sessionStorage.removeItem(key);",
        replace: "",
      },
    ],
    fails: [
      [
        ["14.3.1"],
        "client/session/held-texts.browser.test.tsx",
        "what a person was writing leaves the storage when the session ends, and is there when they are back",
      ],
    ],
  },
  {
    weakness: "A page that the browser has kept comes back as it was.",
    changes: [
      {
        file: "client/session/came-back.ts",
        find: "if (userId === null || (isStoredUser(userId) ?? trusts)) return showPage();",
        replace: "return showPage();",
      },
    ],
    fails: [
      [
        ["14.3.1", "14.3.2"],
        "client/session/came-back.browser.test.tsx",
        "a page that comes back stays hidden, and is left, when its person is not signed in any more",
      ],
    ],
  },
  {
    weakness: "Anybody can read the figures of the server.",
    changes: [
      {
        file: "server/metrics/route.ts",
        find: `if (expected !== null && !isSame(request.headers.authorization ?? "", expected))`,
        replace: "if (false)",
      },
    ],
    fails: [[["13.4.5"], "server/metrics/metrics.test.ts", "needs the token, and is refused with %j"]],
  },
];
