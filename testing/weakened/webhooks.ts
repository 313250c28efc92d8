/** Webhooks, topics of ntfy, and what the server sends to them. */

import type { Weakening } from "./weakening.ts";

const tests = "server/webhooks/webhooks.test.ts";

export const webhooks: readonly Weakening[] = [
  {
    weakness: "A webhook may have any address.",
    changes: [
      {
        file: "server/webhooks/routes.ts",
        find: `const reach = isOwn ? "not public" : await webhooks.findReach(url);`,
        replace: `const reach = "public" as "public" | "unknown";`,
      },
    ],
    fails: [[["1.3.6"], tests, "cannot be %s"]],
  },
  {
    weakness: "A topic of ntfy may have any address.",
    changes: [
      {
        file: "server/reminders/routes.ts",
        find: `const reach = body.ntfy ? await ntfy.findReach(body.ntfy.topicUrl) : "public";`,
        replace: `const reach = "public" as "public" | "unknown";`,
      },
    ],
    fails: [[["1.3.6"], "server/reminders/ntfy.test.ts", "cannot be %s"]],
  },
  {
    weakness: "An answer is read to its end, however long it is.",
    changes: [
      {
        file: "server/outgoing/connections.ts",
        find: "if (length > longestAnswer) answer.destroy();",
        replace: "",
      },
    ],
    fails: [
      [
        ["15.2.2"],
        "server/outgoing/outgoing.test.ts",
        "of ten megabytes is not read to its end, and its status counts",
      ],
    ],
  },
  {
    weakness: "A webhook gets words without words:read.",
    changes: [
      {
        file: "domain/webhooks/events.ts",
        find: `scopes.includes("words:read") ? `,
        replace: "scopes.length > 0 ? ",
      },
    ],
    fails: [
      [
        ["8.2.3"],
        "server/webhooks/telling.test.ts",
        "gets no words without words:read, and with it those that are not sealed",
      ],
    ],
  },
  {
    weakness: "The token of a topic goes along to another server.",
    changes: [
      {
        file: "server/reminders/schedule.ts",
        find: "const kept = service === ntfyService ? ntfyToken : null;",
        replace: "const kept = ntfyToken;",
      },
    ],
    fails: [
      [
        ["14.2.3"],
        "server/reminders/ntfy.test.ts",
        "keeps its token at the same server, where it is not sent back, and gives it to no other",
      ],
    ],
  },
  {
    weakness: "The secret of a webhook is stored as it is.",
    changes: [
      {
        file: "server/webhooks/change-webhooks.ts",
        find: "sealedSecret: sealSecret(key, secret, ownerOf({ userId, id })),",
        replace: "sealedSecret: key.length > 0 ? secret : ownerOf({ userId, id }),",
      },
    ],
    fails: [[["11.3.2"], tests, "show their secret once, and it is stored encrypted"]],
  },
  {
    weakness: "Webhooks go on when sessions end.",
    changes: [
      { file: "server/sessions/queries.ts", find: "await pauseWebhooksOfUser(db, userId, at);", replace: "" },
    ],
    fails: [
      [
        ["7.4.3"],
        "server/webhooks/signed-out.test.ts",
        "is told nothing more when everything else is signed out, until its person wakes it",
      ],
      [
        ["7.4.3"],
        "server/webhooks/signed-out.test.ts",
        "of a stranger who knew the name is told nothing of what follows the first password",
      ],
    ],
  },
];
