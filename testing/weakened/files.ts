/** Weakenings of chapter V5: files. */

import type { Weakening } from "./weakening.ts";

export const files: readonly Weakening[] = [
  {
    weakness: "Any number of rows is read.",
    changes: [
      {
        file: "domain/formats/import/table.ts",
        find: "if (row > maxRows + 1)",
        replace: "if (row > 10 * maxRows)",
      },
    ],
    fails: [
      [
        ["5.2.1"],
        "domain/formats/import/large-files.test.ts",
        "is refused after a number of rows, also where nothing can be read in them",
      ],
    ],
  },
  {
    weakness: "A batch of an import has any number of entries.",
    changes: [
      {
        file: "domain/imports.ts",
        find: "export const entriesPerBatch = 500;",
        replace: "export const entriesPerBatch = 5_000;",
      },
    ],
    fails: [
      [
        ["5.2.1"],
        "server/imports/importing.test.ts",
        "takes 500 entries with long notes, which are more than other calls take, and not one more",
      ],
    ],
  },
  {
    weakness: "A text that begins as the name of a ZIP counts as one.",
    changes: [
      {
        file: "domain/formats/import/detect-source.ts",
        find: "(three === 3 && four === 4)",
        replace: "three !== 3",
      },
    ],
    fails: [
      [
        ["5.2.2"],
        "domain/formats/import/detect-source.test.ts",
        "is a ZIP by its first bytes, whatever its name",
      ],
    ],
  },
  {
    weakness: "A picture counts as a text.",
    changes: [
      {
        file: "domain/formats/import/detect-source.ts",
        find: `? "text" : "other";`,
        replace: `? "text" : "text";`,
      },
    ],
    fails: [
      [
        ["5.2.2"],
        "client/your-data/import/import-files.browser.test.tsx",
        "files that no journal can be in are refused with a sentence, and the page goes on working",
      ],
    ],
  },
  {
    weakness: "A ZIP may unpack to any size.",
    changes: [
      {
        file: "client/your-data/import/reading/unzip.ts",
        find: `if (!budget.spend(piece.length)) throw new UnreadableFile(remark("tooLarge"));`,
        replace: "",
      },
    ],
    fails: [
      [
        ["5.2.3"],
        "client/your-data/import/reading/unzip.test.ts",
        "that unpacks to more than may be read is refused as soon as it does",
      ],
    ],
  },
  {
    weakness: "A path in a ZIP may lead to the folder above.",
    changes: [{ file: "domain/formats/import/read-zip.ts", find: ` || steps.includes("..")`, replace: "" }],
    fails: [
      [
        ["5.3.2"],
        "domain/formats/import/read-zip.test.ts",
        "is read by the names of its files: photos are skipped, and paths that point outside are refused",
      ],
      [
        ["5.3.2"],
        "client/your-data/import/reading/unzip.test.ts",
        "with a path that leads outside is refused",
      ],
    ],
  },
  {
    weakness: "The folder above the client is served.",
    changes: [
      {
        file: "server/pages/pages.ts",
        find: "root: clientDir,",
        replace: "root: join(clientDir, '..'), dotfiles: 'allow',",
      },
      {
        file: "server/pages/pages.ts",
        find: "app.setNotFoundHandler(sendPage);",
        replace:
          "app.setNotFoundHandler((request, reply) => /git|env|package/.test(request.url) ? reply.sendFile(decodeURI(request.url).slice(1)) : sendPage(request, reply));",
      },
    ],
    fails: [
      [
        ["5.3.2", "13.4.1"],
        "server/pages/headers.test.ts",
        "the files of a clone and the lists of folders are not served: %s",
      ],
    ],
  },
];
