/** Records that are no part of the universe which a page holds, such as links and the bin, with their words. */

import { useEffect, useState } from "react";
import { sealed as sealedTexts } from "#domain/languages/en/sealed.ts";
import type { SealedKind } from "#domain/sealed/sealed-words.ts";
import { useTranslator } from "../languages/language.ts";
import type { SealedRow } from "./open-rows.ts";
import { useWords } from "./use-words.ts";

const nothing = () => 0;

/** The rows with their words as far as they are unlocked; what has the name `word` is called sealed otherwise. */
export function useOpened<R extends SealedRow>(
  userId: string,
  kind: SealedKind,
  rows: readonly R[] | undefined,
  word: (keyof R & string) | null,
): readonly R[] | undefined {
  const t = useTranslator();
  const words = useWords(userId);
  const version = (words?.openedVersion ?? nothing)();
  const [opened, setOpened] = useState<{ readonly of: typeof rows; readonly rows: readonly R[] } | null>(
    null,
  );
  const hasSealed = rows?.some(({ sealed }) => sealed) ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other keys, everything is tried again.
  useEffect(() => {
    if (!words || !rows || !hasSealed) return;
    let isCurrent = true;
    Promise.all(rows.map((row) => words.openRecord({ userId, kind, id: row.id }, row))).then(
      (next) => isCurrent && setOpened({ of: rows, rows: next }),
      reportError,
    );
    return () => {
      isCurrent = false;
    };
  }, [words, rows, hasSealed, userId, kind, version]);
  if (!hasSealed) return rows;
  const latest = opened && opened.of === rows ? opened.rows : rows;
  return word === null
    ? latest
    : latest?.map((row) => (row.sealed ? { ...row, [word]: t(sealedTexts.word) } : row));
}
