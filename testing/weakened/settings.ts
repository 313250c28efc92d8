/** Weakenings of chapter V13: configuration. */

import type { Weakening } from "./weakening.ts";

export const settings: readonly Weakening[] = [
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
      [
        ["13.4.2", "16.5.1"],
        "server/log.test.ts",
        "has the cause of a failure, and the reply only the number under which it is found there",
      ],
      [
        ["13.4.5"],
        "server/health/health.test.ts",
        "is live but not ready when the database is unavailable, and errors do not reveal the cause",
      ],
    ],
  },
  {
    weakness: "Every file of the client's folder and the lists of its folders are served.",
    changes: [
      {
        file: "server/pages/pages.ts",
        find: "return files.has(path) ? reply.sendFile(path) : sendPage(request, reply);",
        replace:
          "return path.endsWith('/') ? reply.send(readdirSync(join(clientDir ?? '', path))) : reply.sendFile(path);",
      },
    ],
    fails: [
      [
        ["13.4.3"],
        "server/pages/headers.test.ts",
        "the files of a clone and the lists of folders are not served: %s",
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
  {
    weakness: "Any name leads to the figures on a port of their own.",
    changes: [
      {
        file: "server/metrics/route.ts",
        find: "isNobodyElses(requestedHost(request), address)",
        replace: "true",
      },
    ],
    fails: [
      [
        ["13.4.5"],
        "server/metrics/metrics.test.ts",
        "are told without a token to no page of a name that is pointed here: %s",
      ],
    ],
  },
];
