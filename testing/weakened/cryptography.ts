/** Weakenings of chapters V11 and V12: cryptography and secure communication. */

import type { Weakening } from "./weakening.ts";

export const cryptography: readonly Weakening[] = [
  {
    weakness: "The hash of a password costs a hundredth.",
    changes: [
      {
        file: "server/accounts/passwords.ts",
        find: "memory: 19 * 1024, passes: 2",
        replace: "memory: 1024, passes: 1",
      },
    ],
    fails: [
      [
        ["11.2.1", "11.4.2"],
        "server/accounts/passwords.test.ts",
        "hashes with argon2id, 19 MiB and 2 passes, unless a test asks for less",
      ],
    ],
  },
  {
    weakness: "A sealed secret is opened without a check.",
    changes: [
      {
        file: "server/sealed-secret.ts",
        find: "decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()",
        replace: "decipher.update(bytes.subarray(nonceBytes + tagBytes))",
      },
    ],
    fails: [
      [
        ["11.2.2", "11.3.3"],
        "server/shown-skies/links.test.ts",
        "cannot be told with another key, or with a damaged one, and opens the sky nevertheless",
      ],
      [["11.3.2"], "server/shown-skies/links.test.ts", "is of one link alone"],
    ],
  },
  {
    weakness: "Other users of the machine can read the key of links.",
    changes: [
      { file: "server/secret-key.ts", find: `open(path, "wx", 0o600)`, replace: `open(path, "wx", 0o644)` },
    ],
    fails: [
      [
        ["11.3.1"],
        "server/shown-skies/links.test.ts",
        "is encrypted with a key that only this server's user can read, and that stays",
      ],
    ],
  },
  {
    weakness: "Push messages are signed with a key of their own.",
    changes: [
      {
        file: "server/reminders/keys.ts",
        find: "return { publicKey: row.publicKey, privateKey: row.privateKey, linkKey };",
        replace: "return { ...createKeyPair(), linkKey };",
      },
    ],
    fails: [
      [
        ["11.6.1"],
        "server/reminders/reminders.test.ts",
        "is signed with the key with which browsers subscribe, also after a restart",
      ],
    ],
  },
  {
    weakness: "Any certificate of a mail server is accepted.",
    changes: [
      {
        file: "server/mail/smtp.ts",
        find: "name: domainOf(sender) });",
        replace: "name: domainOf(sender), tls: { rejectUnauthorized: false } });",
      },
    ],
    fails: [
      [
        ["12.3.1", "12.3.2"],
        "server/mail/smtp-tls.test.ts",
        "a mail server whose certificate is not trusted gets no mail, not even in plain text: %s",
      ],
    ],
  },
];
