/** Weakenings of chapter V15: secure coding and architecture. */

import type { Weakening } from "./weakening.ts";

export const coding: readonly Weakening[] = [
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
    weakness: "A long list is read at once.",
    changes: [
      { file: "server/records/star-queries.ts", find: "starsOfPage = 200", replace: "starsOfPage = 200_000" },
    ],
    fails: [[["15.2.2"], "server/sliced/long-lists.test.ts", "is read a page at a time"]],
  },
  {
    weakness: "A person can ask for any number of lists at once.",
    changes: [
      {
        file: "server/sliced/send-list.ts",
        find: "await context.replies.open.run(request.session.userId, () => sendInTurn(context, request, reply, list));",
        replace: "await sendInTurn(context, request, reply, list);",
      },
    ],
    fails: [
      [
        ["15.2.2"],
        "server/sliced/long-lists.test.ts",
        "some are sent at once, and the next begin when they have ended",
      ],
    ],
  },
  {
    weakness: "Merged tags are followed one by one.",
    changes: [
      {
        file: "server/tags/merge-tags.ts",
        find: 'await leadTo(db, universe.id, "tag", { from, into });',
        replace: "",
      },
    ],
    fails: [
      [
        ["15.2.2"],
        "server/tags/merged-tags.test.ts",
        "a merge leads the tags that were merged before to the same tag",
      ],
    ],
  },
  {
    weakness: "Every import that was undone is undone again.",
    changes: [
      { file: "server/imports/queries.ts", find: '    .where("clearedAt", "is", null)\n', replace: "" },
    ],
    fails: [
      [
        ["15.2.2"],
        "server/imports/growth.test.ts",
        "makes the next import no slower: opening one takes the same statements after 30 that were undone",
      ],
    ],
  },
  {
    weakness: "What the build leaves beside the client is served.",
    changes: [
      {
        file: "server/pages/pages.ts",
        find: String.raw`/\.\w+$/.test(path) && !/\.(br|gz)$/.test(path) && isSentAsItIs(path)`,
        replace: String.raw`/\.\w+$/.test(path)`,
      },
    ],
    fails: [
      [
        ["15.2.3"],
        "server/pages/headers.test.ts",
        "the files of a clone and the lists of folders are not served: %s",
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
    weakness: "A slow reader keeps the database waiting.",
    changes: [
      {
        file: "server/sliced/make-body.ts",
        find: "for await (const chunk of source) await bytes.append(chunk);",
        replace:
          "for await (const chunk of source) { await bytes.append(chunk); await new Promise(() => {}); }",
      },
    ],
    fails: [
      [
        ["15.2.2"],
        "server/sliced/long-lists.test.ts",
        "holds nothing of the database while its reader takes nothing",
      ],
    ],
  },
  {
    weakness: "A list is made on when its last reader has left.",
    changes: [
      {
        file: "server/sliced/growing-bytes.ts",
        find: "if (this.#readers === 0 && !this.#isWhole) this.fail(",
        replace: "if (false) this.fail(",
      },
    ],
    fails: [
      [["15.2.2"], "server/sliced/growing-bytes.test.ts", "grow no more when the last reader has left"],
    ],
  },
  {
    weakness: "The stats of a journey read every star.",
    changes: [
      {
        file: "server/journey/queries.ts",
        find: '.groupBy("emotion")',
        replace: '.groupBy(["emotion", "id"])',
      },
    ],
    fails: [
      [
        ["15.2.2"],
        "server/journey/counting.test.ts",
        "the database counts the stars, and hands over no row for each of them",
      ],
    ],
  },
];
