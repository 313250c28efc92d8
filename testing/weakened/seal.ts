/** Weakenings of what the server does while words are sealed, opened, or sealed with another key. */

import type { Weakening } from "./weakening.ts";

export const seal: readonly Weakening[] = [
  {
    weakness: "Sealed words have any size, whatever they seal.",
    changes: [
      {
        file: "server/revisions/room.ts",
        find: "words: 3,",
        replace: "words: Number.POSITIVE_INFINITY,",
      },
    ],
    fails: [
      [
        ["2.3.2"],
        "server/revisions/room.test.ts",
        "seals all that it has, and takes no sealed words that are far longer than what they seal",
      ],
      [
        ["2.3.2"],
        "server/revisions/room.test.ts",
        "opens all that it has, and takes no words that are far longer than what was sealed",
      ],
    ],
  },
  {
    weakness: "The database takes plain words in a sealed universe from a process of the release before.",
    changes: [
      {
        file: "server/database/migrations/0022-sealing.ts",
        find: `"sealState" in ('sealed', 'rotating')`,
        replace: `"sealState" in ('neither')`,
      },
    ],
    fails: [
      [
        ["14.2.4"],
        "server/database/sealed-columns.test.ts",
        "is not added with plain words while the universe is %s",
      ],
      [
        ["14.2.4"],
        "server/database/sealed-columns.test.ts",
        "a star without a note gets no plain one while its universe is sealed, and can be changed otherwise",
      ],
    ],
  },
  {
    weakness: "Sealing ends while words are plain.",
    changes: [
      {
        file: "server/seal/finish.ts",
        find: "if (Object.keys(left).length > 0)",
        replace: "if (Object.keys(left).length > 99)",
      },
    ],
    fails: [
      [
        ["2.3.1"],
        "server/seal/sealing.test.ts",
        "does not end before every word is sealed, and says what is left",
      ],
    ],
  },
  {
    weakness: "The last passphrase and the last kit can be removed.",
    changes: [
      {
        file: "server/seal/slots.ts",
        find: "if (!hasNeededSlots(",
        replace: "if (slots.length < 1 && !hasNeededSlots(",
      },
    ],
    fails: [
      [
        ["2.3.2"],
        "server/seal/slots.test.ts",
        "removes a slot, but never the last passphrase or the last kit",
      ],
    ],
  },
  {
    weakness: "A record is sealed as it was read, whatever it has become.",
    changes: [
      {
        file: "server/seal/put-records.ts",
        find: "if (hasRevision(item.kind) && row.revision !== item.revision)",
        replace: "if (hasRevision(item.kind) && row.revision === -1)",
      },
    ],
    fails: [
      [["2.3.4"], "server/seal/sealing.test.ts", "leaves a star as it is that was corrected in the meantime"],
    ],
  },
  {
    weakness: "Slots change without a recent proof.",
    changes: [
      {
        file: "domain/calls/seal.ts",
        find: `such as one of a new passphrase",
    access: "session",
    confirmFirst: true,`,
        replace: `such as one of a new passphrase",
    access: "session",`,
      },
    ],
    fails: [
      [
        ["7.5.1"],
        "server/seal/slots.test.ts",
        "change only after its person has proved themselves, who is told of it by mail",
      ],
    ],
  },
  {
    weakness: "The server stores a slot whose key is made with less than it must be.",
    changes: [
      {
        file: "domain/sealed/seal.ts",
        find: "({ parameters }) => areStrongEnough(parameters),",
        replace: "({ parameters }) => parameters !== null,",
      },
    ],
    fails: [
      [["11.4.2"], "server/seal/slots.test.ts", "refuses a key that is made with less than it must be"],
    ],
  },
  {
    weakness: "Repeated replies, hashes and what imports left keep the words that are sealed.",
    changes: [
      {
        file: "server/seal/finish.ts",
        find: "    await forgetWords(change.db, change.universe.id);\n",
        replace: "",
      },
    ],
    fails: [
      [
        ["14.2.4"],
        "server/seal/overwritten.test.ts",
        "in the database, in its log, in the bin, among repeated replies, and in what imports left",
      ],
    ],
  },
  {
    weakness: "A large database keeps copies of words that are sealed.",
    changes: [
      {
        file: "server/housekeeping.ts",
        find: "overwriteDeleted(db, dialect, { writesLarge: true })",
        replace: "overwriteDeleted(db, dialect)",
      },
    ],
    fails: [
      [
        ["14.2.4"],
        "server/seal/overwritten.test.ts",
        "of a large database from the next sweep on, which a kill in between does not prevent",
      ],
    ],
  },
];
