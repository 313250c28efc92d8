/** Weakenings of chapter V1: encoding and sanitization. */

import type { Weakening } from "./weakening.ts";

export const encoding: readonly Weakening[] = [
  {
    weakness: "Texts may have NUL characters.",
    changes: [
      {
        file: "domain/text.ts",
        find: String.raw`text.isWellFormed() && !text.includes("\0")`,
        replace: "true",
      },
    ],
    fails: [[["1.1.1"], "server/bad-input.test.ts", "that cannot be is refused: %s"]],
  },
  {
    weakness: "The path of a call that cannot be decoded is decoded in another way.",
    changes: [
      {
        file: "server/pages/pages.ts",
        find: ` || path.startsWith("/api/")) return url`,
        replace: ") return url",
      },
    ],
    fails: [
      [
        ["1.1.1"],
        "server/pages/pages.test.ts",
        "are not sent for a call with an undecodable path, which gets JSON",
      ],
    ],
  },
  {
    weakness: "Mails contain what people wrote as HTML.",
    changes: [
      { file: "server/mail/letter-layout.ts", find: "? escapeHtml(paragraph) :", replace: "? paragraph :" },
    ],
    fails: [
      [["1.1.2"], "server/mail/letters.test.ts", "adds no markup and no link, whatever it contains"],
      [["1.2.1"], "server/mail/letters.test.ts", "adds no markup to the other letters"],
    ],
  },
  {
    weakness: "Letters that people save contain what they wrote as HTML.",
    changes: [
      {
        file: "domain/formats/letter-file.ts",
        find: "${escapeHtml(paragraph.words)}",
        replace: "${paragraph.words}",
      },
    ],
    fails: [
      [
        ["1.2.1"],
        "domain/formats/letter-file.test.ts",
        "a saved letter contains what a person wrote as text, whatever it is",
      ],
    ],
  },
  {
    weakness: "The subject of a mail is written into its headers as it is.",
    changes: [
      {
        file: "server/mail/message.ts",
        find: `"Content-Language": language,`,
        replace: `"Content-Language": language, "X-Subject": { prepared: true, value: subject },`,
      },
    ],
    fails: [[["1.2.1"], "server/mail/smtp.test.ts", "cannot get a header from a line break in the subject"]],
  },
  {
    weakness: "Links of support lines may run code.",
    changes: [
      {
        file: "domain/support-lines.ts",
        find: String.raw`/^(https:\/\/|tel:|sms:|mailto:)\S+$/`,
        replace: String.raw`/^\S+$/`,
      },
    ],
    fails: [
      [["1.2.2"], "domain/support-lines.test.ts", "link only to pages, phones and mail, never to code"],
    ],
  },
  {
    weakness: "A filter takes from an address what is in no list.",
    changes: [
      {
        file: "domain/journal/filter-parts.ts",
        find: "return known.filter((one) => named.has(one));",
        replace: "return [...named];",
      },
    ],
    fails: [
      [
        ["1.2.2"],
        "client/search/search-bar.browser.test.tsx",
        "a hostile URL gives a search that works, without tags that nobody knows",
      ],
    ],
  },
  {
    weakness: "Pages may run scripts that stand in them.",
    changes: [
      {
        file: "server/pages/headers.ts",
        find: `"script-src 'self'",`,
        replace: `"script-src 'self' 'unsafe-inline'",`,
      },
    ],
    fails: [
      [
        ["1.2.3", "1.3.2"],
        "server/pages/pages.test.ts",
        "run only scripts of their own origin, and appear only in frames of their own origin",
      ],
      [["1.2.3"], "server/pages/headers.test.ts", "%s says how browsers must treat it"],
    ],
  },
  {
    weakness: "A query contains a text instead of a parameter.",
    changes: [
      {
        file: "server/wellness/queries.ts",
        find: 'where "id" = ${before ?? ""} and',
        replace: `where "id" = '\${sql.raw(before ?? "")}' and`,
      },
    ],
    fails: [[["1.2.4"], "server/bad-input.test.ts", "is a text and never a part of a statement: %s"]],
  },
  {
    weakness: "Texts on the operator's terminal may move the cursor.",
    changes: [
      {
        file: "server/operator/printing.ts",
        find: String.raw`text.replace(unprintable, "\uFFFD")`,
        replace: "text",
      },
    ],
    fails: [[["1.3.3"], "server/operator/printing.test.ts", "cannot move the cursor or reverse a line"]],
  },
  {
    weakness: "Cells of a table may be formulas.",
    changes: [
      {
        file: "domain/formats/formula.ts",
        find: "(formula.test(text) ? `'${text}` : text)",
        replace: "text",
      },
    ],
    fails: [
      [
        ["1.3.3"],
        "domain/formats/star-table.test.ts",
        "never begins like a formula, and loses nothing but one apostrophe",
      ],
    ],
  },
  {
    weakness: "A line of a note may be a heading of Markdown.",
    changes: [
      {
        file: "domain/formats/markdown-text.ts",
        find: 'line.replace(anywhere, "\\\\$&")',
        replace: "line",
      },
      {
        file: "domain/formats/markdown-text.ts",
        find: "withIndent(start ? marked : escaped)",
        replace: "withIndent(escaped)",
      },
    ],
    fails: [
      [
        ["1.3.5"],
        "domain/formats/markdown.test.ts",
        "has no line of a note that begins a heading, a list, a rule or a tag",
      ],
    ],
  },
  {
    weakness: "Push services may be at any address of IPv4.",
    changes: [
      {
        file: "server/outgoing/public-address.ts",
        find: "if (family === 4) return !notPublic.check(address);",
        replace: "if (family === 4) return true;",
      },
    ],
    fails: [[["1.3.6", "13.2.4"], "server/reminders/endpoints.test.ts", "cannot be %s"]],
  },
  {
    weakness: "A push service is checked only when a browser names it.",
    changes: [
      {
        file: "server/outgoing/outgoing.ts",
        find: "if (!this.#mayReach(message.url)) throw notPublicError();",
        replace: "",
      },
      {
        file: "server/outgoing/connections.ts",
        find: "https.Agent({ ...kept, lookup })",
        replace: "https.Agent(kept)",
      },
    ],
    fails: [
      [["1.3.6", "13.2.5"], "server/reminders/endpoints.test.ts", "is checked again when a reminder is sent"],
      [["1.3.6"], "server/webhooks/webhooks.test.ts", "is checked again when something is told"],
      [
        ["1.3.6"],
        "server/operator/doctor/doctor.test.ts",
        "connects to no push service whose name stands for another address by then",
      ],
    ],
  },
  {
    weakness: "Azure's address for its machines counts as public.",
    changes: [{ file: "server/outgoing/public-address.ts", find: " 168.63.129.16/32", replace: "" }],
    fails: [[["1.3.6", "13.2.4"], "server/outgoing/public-address.test.ts", "%s is not public"]],
  },
  {
    weakness: "A mail may go to several addresses.",
    changes: [
      {
        file: "server/mail/message.ts",
        find: `if (!isEmail(to)) throw new Error("A mail can only go to one address.");`,
        replace: "",
      },
    ],
    fails: [[["1.3.11"], "server/mail/smtp.test.ts", "refuses %j, which is not one address"]],
  },
  {
    weakness: "The revision of a star may be any text.",
    changes: [{ file: "domain/calls/universe.ts", find: String.raw`/^"\d{1,16}"$/`, replace: "/^.*$/" }],
    fails: [[["1.4.2"], "server/mood-entries/correcting.test.ts", "needs the revision of the star"]],
  },
  {
    weakness: "A backup counts as whole without its hash.",
    changes: [
      {
        file: "server/operator/backup/read.ts",
        find: `if (line === endLine(this.#rows, this.#hash.copy().digest("hex")))`,
        replace: `if (line.startsWith('{"end":true'))`,
      },
    ],
    fails: [
      [
        ["1.5.2", "11.4.3"],
        "server/operator/backup/damaged.test.ts",
        "is refused wherever a byte is lost or changed",
      ],
    ],
  },
  {
    weakness: "Requests are not validated.",
    changes: [
      {
        file: "server/call-schema.ts",
        find: "buildValidator: () => validatorCompiler,",
        replace: "buildValidator: () => () => (value) => ({ value }),",
      },
    ],
    fails: [
      [["1.5.2", "2.2.1"], "server/bad-input.test.ts", "refuses %s"],
      [["2.2.1", "15.3.5"], "server/bad-input.test.ts", "never answers 500, whatever JSON comes"],
      [["2.2.2"], "server/universes/universes.test.ts", "refuses %s"],
      [["15.3.7"], "server/http.test.ts", "a parameter that is sent twice is refused: %s"],
      [
        ["1.4.2"],
        "server/imports/importing.test.ts",
        "refuses a batch with an invalid row, names its index and stores none of it",
      ],
    ],
  },
  {
    weakness: "The name of a device may hide and turn text.",
    changes: [
      {
        file: "domain/reminders/reminders.ts",
        find: 'name: lineUpTo(60, "name"),',
        replace: 'name: textUpTo(60, "name"),',
      },
    ],
    fails: [
      [
        ["1.3.3"],
        "server/reminders/reminders.test.ts",
        "is listed with a device whose name hides nothing, whatever a browser sends",
      ],
    ],
  },
];
