import { type ReactNode, useMemo } from "react";
import type { User } from "#domain/accounts/user.ts";
import { common } from "#domain/languages/en/common.ts";
import { letterPage } from "#domain/languages/en/letter-page.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../languages/language.ts";
import { usePageTitle } from "../navigation/page-title.ts";
import { useUniverse } from "../outbox/use-universe.ts";
import { LockedLine } from "../sealed/LazyLockedLine.tsx";
import { useLockedWords } from "../sealed/locked-words.ts";
import { useFeelings } from "../stars/feelings.ts";
import { NoStarYet } from "../stars/NoStarYet.tsx";
import { Page } from "../ui/Page.tsx";
import { RetryNotice } from "../ui/RetryNotice.tsx";
import { KindChoice } from "./Letterhead.tsx";
import { LetterLineSwitch } from "./LetterLineSwitch.tsx";
import { LetterSheet, LetterSkeleton, QuietLetter, WrittenLetter } from "./LetterSheet.tsx";
import { SaveLetter } from "./SaveLetter.tsx";
import { useAskedLetter } from "./use-asked-letter.ts";
import { useLetter } from "./use-letter.ts";

/** Letters about a week, a month or a year, each made when the person opens it. */
export function LettersPage({ user }: { user: User }) {
  const t = useTranslator();
  usePageTitle(t(letterPage.title));
  const { query, universe, entries } = useUniverse(user.id);
  const { areLocked } = useLockedWords();
  return (
    <Page hasWords title={t(letterPage.title)} back={{ href: "/", label: t(common.backToSky) }}>
      <p className="max-w-prose text-pretty text-quiet">{t(letterPage.introduction)}</p>
      {universe && entries.length > 0 && areLocked ? (
        <LockedLine what="letter" isHint />
      ) : universe && entries.length > 0 ? (
        <Letters userId={user.id} universe={universe} entries={entries} />
      ) : universe ? (
        <NoStarYet title={t(letterPage.empty.title)} text={t(letterPage.empty.text)} />
      ) : query.errorUpdateCount > 0 ? (
        <RetryNotice tone="amber" text={letterPage.outOfReach} onRetry={() => void query.refetch()} />
      ) : (
        <LetterSkeleton />
      )}
    </Page>
  );
}

type Props = { userId: string; universe: Universe; entries: readonly MoodEntry[] };

function Letters({ userId, universe: { tags, trackers, readings }, entries }: Props) {
  const feelings = useFeelings();
  const universe = useMemo(
    () => ({ feelings, entries, tags, trackers, readings }),
    [feelings, entries, tags, trackers, readings],
  );
  const asked = useAskedLetter(userId, entries);
  const { data, isError, refetch } = useLetter(userId, universe, asked.period);
  const content = (): ReactNode => {
    if (data?.letter) return <WrittenLetter letter={data.letter} universe={universe} />;
    if (data) return <QuietLetter {...asked} />;
    return isError ? (
      <RetryNotice tone="amber" text={letterPage.failed} onRetry={() => void refetch()} />
    ) : (
      <LetterSkeleton />
    );
  };
  return (
    <>
      <KindChoice {...asked} />
      <LetterSheet asked={asked}>{content()}</LetterSheet>
      {data?.letter?.period.kind === "year" && <SaveLetter letter={data.letter} universe={universe} />}
      <div className="mx-auto w-full max-w-2xl border-line border-t pt-4">
        <LetterLineSwitch />
      </div>
    </>
  );
}
