import { expectImportedAndUndone } from "../../../testing/browser/import-real-file.ts";
import { test } from "../../../testing/browser/real-app-test.tsx";
import { everyWay, journalFiles } from "../../../testing/journal-files.ts";

for (const file of journalFiles.filter((one) => !everyWay.includes(one)))
  test(`a file of ${file.source} becomes stars, and an undo takes them away`, async ({ realApp, open }) => {
    await expectImportedAndUndone(realApp, open, file);
  });
