/** Weakenings of chapter V16: logging and errors. */

import type { Weakening } from "./weakening.ts";

export const logs: readonly Weakening[] = [
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
      [
        ["16.2.1", "16.2.2"],
        "server/log.test.ts",
        "has the time, the severity and the number of the request in each line",
      ],
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
    fails: [[["16.2.4", "16.4.1"], "server/log.test.ts", "cannot get a line of its own from a request: %s"]],
  },
  {
    weakness: "Sign-ins by name are not logged.",
    changes: [{ file: "server/log.ts", find: ` && !reply.hasHeader("set-cookie")`, replace: "" }],
    fails: [
      [["16.3.1"], "server/log.test.ts", "has each sign-in and each sign-out, whether it succeeded or not"],
    ],
  },
  {
    weakness: "Refusals are not logged.",
    changes: [{ file: "server/log.ts", find: "isRead && reply.statusCode < 400 &&", replace: "isRead &&" }],
    fails: [
      [["16.3.2"], "server/log.test.ts", "has each sign-in and each sign-out, whether it succeeded or not"],
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
    fails: [
      [
        ["16.3.4"],
        "server/log.test.ts",
        "has the cause of a failure, and the reply only the number under which it is found there",
      ],
    ],
  },
  {
    weakness: "A mail that cannot be sent is lost.",
    changes: [
      {
        file: "server/mail/queue.ts",
        find: "return void (await updateWaitingMail(db, mail, failedAt(mail.attempts, timers.now())));",
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
        find: `startSession({ ...context, db: transaction }, request, { userId: id, openedBy: "password" }),`,
        replace: `startSession({ ...context, db: transaction }, request, { userId: id, openedBy: "password" }).then((sid) => { setSessionCookie(reply, sid, context.secureCookies); return sid; }),`,
      },
    ],
    fails: [[["16.5.3"], "server/sessions/sessions.test.ts", "leaves the session that the browser had: %s"]],
  },
  {
    weakness: "A list that fails in the middle ends as if it were whole.",
    changes: [
      { file: "server/sliced/make-body.ts", find: "bytes.fail(error as Error);", replace: "bytes.end();" },
    ],
    fails: [
      [
        ["16.5.3"],
        "server/sliced/long-lists.test.ts",
        "one that fails in the middle breaks the connection as %s",
      ],
    ],
  },
];
