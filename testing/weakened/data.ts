/** Weakenings of chapter V14: data protection. */

import type { Weakening } from "./weakening.ts";

export const data: readonly Weakening[] = [
  {
    weakness: "A shared text gets into an address.",
    changes: [
      {
        file: "server/pages/share-target.ts",
        find: "scope.post(sharePath, (_request, reply) => redirectTo(reply, lostSharePage, 303));",
        replace:
          "scope.post(sharePath, (request, reply) => redirectTo(reply, `${lostSharePage}&text=${request.body}`, 303));",
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
        ["14.2.1", "16.2.1", "16.2.5"],
        "server/bad-input.test.ts",
        "has a line for each call, by its route, and nothing that a person wrote",
      ],
      [["16.2.5"], "server/provider/refusals.test.ts", "leaves no secrets and no personal data in the log"],
    ],
  },
  {
    weakness: "A universe takes words that were sealed with a key that it has no more.",
    changes: [
      {
        file: "server/sealed/require-words.ts",
        find: "return isTaken ? null : sealRefusals.wrongEpoch;",
        replace: "return null;",
      },
    ],
    fails: [
      [
        ["14.2.4"],
        "server/sealed/every-word.test.ts",
        "%s refuses words that were sealed with the key of another epoch",
      ],
    ],
  },
  {
    weakness: "The hash of a star depends on its sealed words.",
    changes: [
      {
        file: "server/mood-entries/star.ts",
        find: "sealed: sealed == null ? null : true,",
        replace: "sealed,",
      },
    ],
    fails: [[["14.2.4"], "server/sealed/repeated-stars.test.ts", "leaves no hash that depends on its words"]],
  },
  {
    weakness: "The hash of a plain note stays when the note is sealed.",
    changes: [
      {
        file: "server/mood-entries/correct-star.ts",
        find: "...(content.sealed != null && star.sealed === null && { bodyHash: null }),",
        replace: "",
      },
    ],
    fails: [
      [
        ["14.2.4"],
        "server/sealed/repeated-stars.test.ts",
        "is known by what it says beside its words once no hash tells its plain ones",
      ],
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
        find: "line: reminderLine(t, job, kind),",
        replace: "line: `${job.userId}: ${reminderLine(t, job, kind)}`,",
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
    weakness: "What is deleted stays in the file of the database.",
    changes: [
      {
        file: "server/database/sqlite.ts",
        find: 'database.exec("PRAGMA secure_delete = ON;");',
        replace: "",
      },
    ],
    fails: [
      [
        ["14.2.4"],
        "server/database/overwrite.test.ts",
        "is overwritten by the statement that deletes it, whatever is written anew later",
      ],
    ],
  },
  {
    weakness: "A deleted note stays in the log of the database.",
    changes: [
      {
        file: "server/database/overwrite.ts",
        find: "pragma wal_checkpoint(truncate)",
        replace: "pragma wal_checkpoint(passive)",
      },
    ],
    fails: [
      [
        ["14.2.4"],
        "server/database/overwrite.test.ts",
        "leaves the log of a server that goes on within the hour",
      ],
    ],
  },
  {
    weakness: "Mails in the outbox outlive their person.",
    changes: [
      {
        file: "server/accounts/deletion.ts",
        find: "if (deleted.ok && deleted.removedAt === null)\n    await deleteUserFiles(context.settings, known).catch(onFilesLeft);",
        replace: "",
      },
    ],
    fails: [
      [
        ["14.2.4"],
        "server/database/overwrite.test.ts",
        "a mail in the outbox goes with the person alone: those of others stay",
      ],
    ],
  },
  {
    weakness: "Without a mail server, the last mail keeps the address.",
    changes: [{ file: "server/accounts/deletion.ts", find: "settings.smtpUrl !== null && ", replace: "" }],
    fails: [
      [
        ["14.2.4"],
        "server/database/overwrite.test.ts",
        "an account: notes, tags, name and address, nor has a mail",
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
    weakness: "A page that opens locked has the journal in it.",
    changes: [{ file: "client/signed-in-pages.tsx", find: "if (!isOpen) return null;", replace: "" }],
    fails: [
      [
        ["14.3.2"],
        "client/app-lock/app-lock.browser.test.tsx",
        "a page that opens while it is locked has nothing of the journal in it, sends what waits, and opens without a network",
      ],
    ],
  },
  {
    weakness: "The curtain hides nothing.",
    changes: [
      {
        file: "client/app-lock/lock-state.ts",
        find: "document.documentElement.toggleAttribute(attribute, isHidden());",
        replace: "",
      },
    ],
    fails: [
      [
        ["14.3.2"],
        "client/app-lock/app-lock.browser.test.tsx",
        "a lock that is set up covers the page at L, and opens with its PIN where the person was",
      ],
    ],
  },
  {
    weakness: "Tries of a PIN are counted by each page for itself.",
    changes: [{ file: "client/app-lock/lock-record.ts", find: "write(triesKey, `${tries}`);", replace: "" }],
    fails: [
      [
        ["14.3.2"],
        "client/app-lock/app-lock.browser.test.tsx",
        "ten wrong PINs, counted over tabs and reloads, leave only a sign-in, which opens",
      ],
    ],
  },
  {
    weakness: "The passkey of the lock need not verify its person.",
    changes: [
      {
        file: "client/app-lock/verify-answer.ts",
        find: " || !verifiesPerson(authenticatorData)",
        replace: "",
      },
    ],
    fails: [[["14.3.2"], "client/app-lock/verify-answer.test.ts", "an answer %s opens nothing"]],
  },
  {
    weakness: "The address of a call goes past the lock.",
    changes: [
      {
        file: "server/route.ts",
        find: `if (isPastTheLock(call, request)) return redirectTo(reply, "/", 303);`,
        replace: "",
      },
    ],
    fails: [
      [
        ["14.3.2"],
        "server/guards/app-lock.test.ts",
        "the address of a call shows no journal in a browser with a lock",
      ],
    ],
  },
  {
    weakness: "The lock leaves the keys of sealed words in the page.",
    changes: [
      {
        file: "client/app-lock/lock-state.ts",
        find: "if (state.isLocked && !before.isLocked) dropKeys();",
        replace: "",
      },
    ],
    fails: [
      [
        ["14.3.2"],
        "client/sealed/locked-pages.browser.test.tsx",
        "closing the lock locks the words, and opening it does not unlock them",
      ],
    ],
  },
  {
    weakness: "Keys of sealed words that one tab has dropped stay in the others.",
    changes: [
      { file: "client/sealed/keyring.ts", find: "if (!held || isCurrent(held)) return;", replace: "return;" },
    ],
    fails: [
      [
        ["14.3.2"],
        "client/sealed/keyring.browser.test.tsx",
        "what drops the keys in one tab drops them in every tab",
      ],
    ],
  },
  {
    weakness: "The end of a session leaves the keys of sealed words.",
    changes: [{ file: "client/session/stored-user.ts", find: "  dropKeys();\n", replace: "" }],
    fails: [
      [["14.3.1"], "client/sealed/keyring.browser.test.tsx", "%s drops the keys, also those that are kept"],
    ],
  },
  {
    weakness: "A passphrase that was on its way unlocks the words behind the curtain.",
    changes: [
      {
        file: "client/sealed/keyring.ts",
        find: "!isClosed() && isStoredUser(userId) !== false;",
        replace: "userId !== null;",
      },
    ],
    fails: [
      [
        ["14.3.1"],
        "client/sealed/keyring.browser.test.tsx",
        "no page takes keys behind the curtain, or for a person who has signed out meanwhile",
      ],
    ],
  },
  {
    weakness: "A sign-out leaves what the browser has stored.",
    changes: [{ file: "client/outbox/log-out.ts", find: "forgetStored(kept);", replace: "" }],
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
    weakness: "A tab stores the draft of somebody who is signed out.",
    changes: [
      {
        file: "client/add-mood/draft-store.ts",
        find: "isStoredUser(userId) !== false",
        replace: "true",
      },
    ],
    fails: [
      [
        ["14.3.1"],
        "client/add-mood/waiting-star.browser.test.tsx",
        "a star whose answer is that the session has ended waits for its person, and the tab stores nothing of it",
      ],
    ],
  },
  {
    weakness: "A reply that is kept for retries has a note of earlier.",
    changes: [
      {
        file: "server/mood-entries/correct-star.ts",
        find: "if (stored.note !== star.note || stored.sealed !== star.sealed)",
        replace: "if (false)",
      },
    ],
    fails: [
      [
        ["14.2.4"],
        "server/database/overwrite.test.ts",
        "has nothing of a note that was edited, or of a star that was removed",
      ],
    ],
  },
  {
    weakness: "What waits for a slow reader is on the disk as it is.",
    changes: [
      {
        file: "server/sliced/hidden-file.ts",
        find: "writeFile(this.#cipher.update(bytes))",
        replace: "writeFile(bytes)",
      },
    ],
    fails: [
      [
        ["14.2.4"],
        "server/sliced/hidden-file.test.ts",
        "a hidden file has no name, and says nothing of what is written to it",
      ],
    ],
  },
];
