/** Weakenings of the cryptography of sealed words, in chapters V3 and V11. */

import type { Weakening } from "./weakening.ts";

export const sealedWords: readonly Weakening[] = [
  {
    weakness: "A server that says so gets all words from every device.",
    changes: [
      {
        file: "client/sealed/work/seal-work.ts",
        find: 'seal.state === "opening" && !wantsOpening(work.userId)',
        replace: "false",
      },
    ],
    fails: [
      [
        ["14.2.4"],
        "client/sealed-words/way-back.browser.test.tsx",
        "no device opens words because a server says so, before its person has said it there too",
      ],
    ],
  },
  {
    weakness: "Who has opened their words once has said so for all times.",
    changes: [
      {
        file: "client/sealed/work/consent.ts",
        find: "`${userId} ${epoch}`",
        replace: "userId",
      },
    ],
    fails: [
      [
        ["14.2.4"],
        "client/sealed-words/way-back.browser.test.tsx",
        "what a person has said on a device of opening their words is not said of words that have another key",
      ],
    ],
  },
  {
    weakness: "Whoever writes into the data of a server learns from keys of names whether a person has them.",
    changes: [
      {
        file: "client/sealed/work/seal-work.ts",
        find: "if (await wasSealedBefore(work.userId, seal))",
        replace: "if (false)",
      },
    ],
    fails: [
      [
        ["14.2.4"],
        "client/sealed/work/seal-work.browser.test.tsx",
        "a server that wants sealed once more what was all sealed gets no key of a name that it has made up",
      ],
    ],
  },
  {
    weakness: "A master key stays in the page behind the curtain of the app lock.",
    changes: [
      {
        file: "client/sealed-words/kept/ChangeFlow.tsx",
        find: "useEffect(() => onKeysDropped(onEnd), [onEnd]);",
        replace: "",
      },
    ],
    fails: [
      [
        ["14.2.4"],
        "client/sealed-words/kept/kept-ways.browser.test.tsx",
        "behind the curtain of the app lock stays no key that was opened, and no kit that was to be made",
      ],
    ],
  },
  {
    weakness: "The error of a record that does not open quotes its words, and keeps all others closed.",
    changes: [
      {
        file: "client/sealed/crypto/words.ts",
        find: "  } catch {\n    return null;",
        replace: "  } catch (error) {\n    throw error;",
      },
    ],
    fails: [
      [
        ["14.2.4"],
        "client/sealed/crypto/words.test.ts",
        "sealed text of a file that is no record of words is refused alone, and no error quotes it",
      ],
    ],
  },
  {
    weakness: "The password of an account, which the server sees, can be the passphrase.",
    changes: [
      {
        file: "client/sealed-words/PassphraseFields.tsx",
        find: "if (password !== null && used === usedPassphrase(password))",
        replace: "if (false)",
      },
    ],
    fails: [
      [
        ["2.3.1"],
        "client/sealed-words/sealed-words.browser.test.tsx",
        "the passphrase is not the password, the kit must be typed back, and the sentence too",
      ],
    ],
  },
  {
    weakness: "The worker that hashes a passphrase can send it.",
    changes: [
      {
        file: "server/pages/headers.ts",
        find: "hashingWorkerPolicy = `${emptyPolicy}; ",
        replace: "hashingWorkerPolicy = `${emptyPolicy}; connect-src *; ",
      },
    ],
    fails: [
      [
        ["3.4.3"],
        "server/pages/pages.test.ts",
        "have one worker that may run WebAssembly, which can load and send nothing",
      ],
    ],
  },
  {
    weakness: "A passphrase is hashed with a pass less than its slot says.",
    changes: [
      {
        file: "client/sealed/crypto/argon2.ts",
        find: "iterations: passes,",
        replace: "iterations: passes - 1,",
      },
    ],
    fails: [
      [
        ["11.2.1"],
        "client/sealed/crypto/slots.test.ts",
        "the second implementation opens every slot that is made",
      ],
    ],
  },
  {
    weakness: "The keys of words can be read.",
    changes: [
      {
        file: "client/sealed/crypto/keys.ts",
        find: "crypto.subtle.deriveKey(hkdf(info), keys.base, aes256, false,",
        replace: "crypto.subtle.deriveKey(hkdf(info), keys.base, aes256, true,",
      },
    ],
    fails: [[["11.2.3"], "client/sealed/crypto/words.test.ts", "no key can be read"]],
  },
  {
    weakness: "Sealed words open in every record of their kind.",
    changes: [
      {
        file: "domain/sealed/format.ts",
        find: "joined(userId, kind, recordId, `${epoch}`)",
        replace: "joined(userId, kind, recordId.slice(0, 0), `${epoch}`)",
      },
    ],
    fails: [
      [
        ["11.3.2"],
        "client/sealed/crypto/words.test.ts",
        "the words of one record open for no other record, kind, person or epoch",
      ],
    ],
  },
  {
    weakness: "A wrapped key opens in every slot.",
    changes: [
      {
        file: "domain/sealed/format.ts",
        find: `joined(userId, "slot", slotId)`,
        replace: `joined(userId, "slot", slotId.slice(0, 0))`,
      },
    ],
    fails: [
      [
        ["11.3.2"],
        "client/sealed/crypto/slots.test.ts",
        "a slot opens with what made it, for its own person and under its own id",
      ],
    ],
  },
  {
    weakness: "A nonce is used again.",
    changes: [
      {
        file: "client/sealed/crypto/aes-gcm.ts",
        find: "crypto.getRandomValues(new Uint8Array(nonceLength))",
        replace: "new Uint8Array(nonceLength)",
      },
    ],
    fails: [
      [
        ["11.3.2"],
        "client/sealed/crypto/words.test.ts",
        "the same words are sealed to another text each time",
      ],
    ],
  },
  {
    weakness: "A passphrase is hashed by the parameters that a server sends, however weak.",
    changes: [
      {
        file: "client/sealed/crypto/slots-by.ts",
        find: "if (!areStrongEnough(slot.parameters))",
        replace: "if (!slot.parameters)",
      },
    ],
    fails: [
      [
        ["11.4.2"],
        "client/sealed/crypto/slots.test.ts",
        "nothing is computed of a passphrase for a slot with weak parameters",
      ],
    ],
  },
  {
    weakness: "Words of a sealed universe are kept and sent as they are.",
    changes: [
      {
        file: "client/sealed/seal-record.ts",
        find: "if (!sealsWords(userId)) return opened;",
        replace: "return opened;",
      },
    ],
    fails: [
      [
        ["14.3.3"],
        "client/sealed/sealed-outbox.test.ts",
        "a note is kept and sent sealed, and the person sees it as they wrote it",
      ],
    ],
  },
  {
    weakness: "A star that a person withdraws stays in the browser with its words.",
    changes: [
      {
        file: "client/outbox/outbox.ts",
        find: "changed({ ...item, firstSent: null }",
        replace: "changed({ ...item }",
      },
    ],
    fails: [[["14.3.3"], "client/sealed/sealed-outbox.test.ts", "a withdrawn star leaves no words behind"]],
  },
  {
    weakness: "What is written while the words are locked is stored as it is.",
    changes: [
      {
        file: "client/sealed/tab-text.ts",
        find: "if (sealsWords(userId)) withWords(({ writeText }) => writeText(this, userId, text));",
        replace: "if (false) withWords(({ writeText }) => writeText(this, userId, text));",
      },
    ],
    fails: [
      [
        ["14.3.3"],
        "client/sealed/tab-text.browser.test.tsx",
        "what is written while the words are locked is not stored, and joins what was written before them",
      ],
    ],
  },
  {
    weakness: "Words that were opened for one record are shown in every record with the same sealed text.",
    changes: [
      {
        file: "client/sealed/known-words.ts",
        find: "knownOf(kind, id).find((known) => known.sealed === sealed)?.words",
        replace:
          "[...(byKind.get(kind)?.values() ?? [])].flat().find((known) => known.sealed === sealed && id)?.words",
      },
    ],
    fails: [
      [
        ["11.3.3"],
        "client/sealed/sealed-outbox.test.ts",
        "words that the server has moved to another star are not shown as those of that star",
      ],
    ],
  },
  {
    weakness: "A browser sends words open as soon as its server calls them open.",
    changes: [
      {
        file: "client/sealed/seal-state.ts",
        find: 'sealStateOf(userId) !== "open" || isClaim(userId);',
        replace: 'sealStateOf(userId) !== "open";',
      },
    ],
    fails: [
      [
        ["2.2.2"],
        "client/sealed/sealed-outbox.test.ts",
        "a server that calls the universe open gets no word before the person says so, too",
      ],
    ],
  },
  {
    weakness: "A browser whose words are locked sends them open as soon as its server calls them open.",
    changes: [
      {
        file: "client/sealed/seal-state.ts",
        find: "(holder === userId || isMarked(userId))",
        replace: "holder === userId",
      },
    ],
    fails: [
      [
        ["2.2.2"],
        "client/sealed/seal-state.test.ts",
        "a browser without keys does not believe a server that calls words open which it knows as sealed",
      ],
    ],
  },
  {
    weakness: "A server that says first that words are to be opened, and then that they are, is believed.",
    changes: [
      {
        file: "client/sealed/work/run.ts",
        find: 'state === "open" && isWanted',
        replace: 'state === "open" && (isWanted || true)',
      },
    ],
    fails: [
      [
        ["2.2.2"],
        "client/sealed/work/seal-work.browser.test.tsx",
        "a server that says that words were opened is not believed before they are opened here",
      ],
    ],
  },
];
