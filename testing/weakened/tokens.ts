/** Weakenings of access tokens: what programs may do, and which words they get. */

import type { Weakening } from "./weakening.ts";

const words = "server/tokens/words.test.ts";
const places = "server/tokens/places.test.ts";
const origins = "server/tokens/origins.test.ts";

export const tokens: readonly Weakening[] = [
  {
    weakness: "A token opens every call.",
    changes: [
      {
        file: "server/route.ts",
        find: "const isOpen = call.scope !== undefined && session.scopes?.includes(call.scope);",
        replace: "const isOpen = true;",
      },
    ],
    fails: [
      [["8.2.1"], "server/tokens/scopes.test.ts", "opens the call %s with no scope, and gets no cookie"],
      [
        ["8.2.1"],
        "server/tokens/scopes.test.ts",
        "opens the call %s with its scope alone, and without words:read has no word of it",
      ],
    ],
  },
  {
    weakness: "Replies to programs have all words.",
    changes: [
      {
        file: "server/tokens/withhold-words.ts",
        find: "done(null, jsonWithoutWords(JSON.parse(payload)));",
        replace: "done(null, payload);",
      },
    ],
    fails: [
      [
        ["8.2.3"],
        words,
        "gets no word of a correction, neither of its own nor of one that somebody else was faster with",
      ],
      [["8.2.3"], words, "gets no word from a reply that was stored for a person's retry, nor from its own"],
    ],
  },
  {
    weakness: "Lists for programs have all words.",
    changes: [
      {
        file: "server/tokens/withhold-words.ts",
        find: "readsWords(session) ? JSON.stringify : jsonWithoutWords;",
        replace: "session ? JSON.stringify : jsonWithoutWords;",
      },
    ],
    fails: [
      [["8.2.3"], words, "gets what changed since a revision without a word"],
      [["8.2.3"], words, "gets no sealed words either, which only a program that may read words gets"],
    ],
  },
  {
    weakness: "A list is kept for readers with and without words alike.",
    changes: [
      {
        file: "server/sliced/send-list.ts",
        find: "${readsWords(session)} ",
        replace: "",
      },
    ],
    fails: [
      [
        ["8.2.3"],
        words,
        "gets no list that was kept for a person, nor a person one of a program, with the coding %s",
      ],
    ],
  },
  {
    weakness: "Rows with and without words have the same ETag.",
    changes: [
      {
        file: "server/revisions/etag.ts",
        find: `readsWords(reader) ? "" : ".without-words"`,
        replace: `readsWords(reader) ? "" : ""`,
      },
    ],
    fails: [
      [
        ["8.2.3"],
        words,
        "is not that of a reader with words, so that neither takes the rows of the other for its own",
      ],
    ],
  },
  {
    weakness: "The secret of a token is not compared.",
    changes: [
      {
        file: "server/tokens/load-token.ts",
        find: "if (!found || !isSame(found.hash, hash)) return null;",
        replace: "if (!found) return null;",
      },
    ],
    fails: [[["7.2.1"], places, "with a token %s is refused"]],
  },
  {
    weakness: "Tokens never expire.",
    changes: [
      {
        file: "server/tokens/load-token.ts",
        find: "if (found.expiresAt && found.expiresAt.getTime() <= now()) return null;",
        replace: "",
      },
    ],
    fails: [
      [
        ["9.2.1"],
        "server/tokens/tokens.test.ts",
        "never ends by itself where its person wants so, or ends when they say",
      ],
    ],
  },
  {
    weakness: "The secret of a token is stored.",
    changes: [
      {
        file: "server/tokens/token-form.ts",
        find: `return { userId, id, hash: hash("sha256", secret), text:`,
        replace: "return { userId, id, hash: secret, text:",
      },
    ],
    fails: [[["14.2.4"], "server/tokens/tokens.test.ts", "is nowhere in the database"]],
  },
  {
    weakness: "The tokens of a person outlive what ends their sessions.",
    changes: [
      {
        file: "server/sessions/queries.ts",
        find: "  await deleteTokensOfUser(db, userId);\n",
        replace: "",
      },
    ],
    fails: [
      [
        ["7.4.3"],
        "server/tokens/endings.test.ts",
        "when they change their password, unless they let what else is signed in go on",
      ],
      [["7.4.2"], places, "who has closed their universe is unknown, also after they keep it"],
      [
        ["7.5.2"],
        "server/tokens/endings.test.ts",
        "when they sign out every other browser, but not when they sign out one, or themselves",
      ],
    ],
  },
  {
    weakness: "A token in an address is taken.",
    changes: [
      {
        file: "server/route.ts",
        find: "if (isInAddress(request)) return refusePlace(reply, tokenInAddress);",
        replace: "",
      },
    ],
    fails: [[["14.2.1"], places, "%s is refused, also beside a session or the token itself"]],
  },
  {
    weakness: "Beside a token that opens nothing, the cookie does.",
    changes: [
      {
        file: "server/route.ts",
        find: "load: async () => token && loadToken(context, token, request) };",
        replace: `load: async () =>
      (token && (await loadToken(context, token, request))) ??
      (await loadSession(context, presentedSession(request, context.secureCookies), request, reply)) };`,
      },
    ],
    fails: [
      [
        ["3.5.1"],
        places,
        "reads no cookie and sets none, and is of the token's person, whoever the cookie is of",
      ],
    ],
  },
  {
    weakness: "Pages of every site may send tokens.",
    changes: [
      {
        file: "server/tokens/cors.ts",
        find: "origin === undefined || !tokenOrigins.includes(origin)",
        replace: "origin === undefined",
      },
    ],
    fails: [[["3.4.2"], origins, "a page of %s may send and read nothing"]],
  },
  {
    weakness: "Pages that may send tokens may make other calls.",
    changes: [
      {
        file: "server/tokens/cors.ts",
        find: "asksForToken(request) && allowOrigin",
        replace: "allowOrigin",
      },
    ],
    fails: [[["3.4.2"], origins, "still makes no call with a cookie, and learns nothing of one"]],
  },
  {
    weakness: "An assistant is told words that are not for it.",
    changes: [
      {
        file: "server/assistants/routes.ts",
        find: "universe.slices(jsonFor(session))",
        replace: "universe.slices(JSON.stringify)",
      },
    ],
    fails: [
      [
        ["8.2.3"],
        "server/assistants/assistants.test.ts",
        "finds stars, days, months and insights, without a word of the person",
      ],
    ],
  },
  {
    weakness: "A browser that is signed in is served as an assistant.",
    changes: [
      {
        file: "server/route.ts",
        find: "if (call.forPrograms && !hasToken) return refuseUnknown(reply);",
        replace: "",
      },
    ],
    fails: [
      [
        ["8.2.1"],
        "server/assistants/assistants.test.ts",
        "only a program with a token and its scope is served",
      ],
    ],
  },
];
