import { Archive, ListChecks, Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import type { User } from "#domain/accounts/user.ts";
import { checkIn } from "#domain/languages/en/check-in.ts";
import { common } from "#domain/languages/en/common.ts";
import { trackerTexts } from "#domain/languages/en/tracker-texts.ts";
import { maxTrackers, type Tracker } from "#domain/records/tracker/tracker.ts";
import { useTranslator } from "../languages/language.ts";
import { useCheckInAddress } from "../navigation/check-in-address.ts";
import { usePageTitle } from "../navigation/page-title.ts";
import { useUniverse } from "../outbox/use-universe.ts";
import { WaitingForNetwork } from "../outbox/WaitingForNetwork.tsx";
import { Button } from "../ui/Button.tsx";
import { Folded } from "../ui/Folded.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Page } from "../ui/Page.tsx";
import { RetryNotice } from "../ui/RetryNotice.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { Suggestions } from "./Suggestions.tsx";
import { TrackerDialog } from "./TrackerDialog.tsx";
import { TrackerRow } from "./TrackerRow.tsx";
import { plainTracker } from "./templates.ts";
import { type TrackerBoard, useTrackerBoard } from "./use-tracker-board.ts";

/** What a person measures: making, ordering, archiving and removing it. */
export function TrackersPage({ user }: { user: User }) {
  const t = useTranslator();
  usePageTitle(t(trackerTexts.title));
  const { query, universe } = useUniverse(user.id);
  return (
    <Page hasWords title={t(trackerTexts.title)} back={{ href: "/", label: t(common.backToSky) }}>
      <WaitingForNetwork userId={user.id} className="self-start rounded-control border border-line" />
      {universe ? (
        <Trackers userId={user.id} trackers={universe.trackers} />
      ) : query.errorUpdateCount > 0 ? (
        <RetryNotice text={trackerTexts.outOfReach} onRetry={() => query.refetch()} />
      ) : (
        <Skeleton rows={5} />
      )}
    </Page>
  );
}

function Trackers({ userId, trackers }: { userId: string; trackers: readonly Tracker[] }) {
  const t = useTranslator();
  const board = useTrackerBoard(userId, trackers);
  const checkInAddress = useCheckInAddress();
  const isFull = trackers.length >= maxTrackers;
  const own = (
    <Button
      data-tracker-fallback=""
      className="self-start"
      disabled={isFull}
      onClick={() => board.begin({ tracker: null, draft: plainTracker("scale", board.nextPosition) })}
    >
      <Plus aria-hidden="true" />
      {t(trackerTexts.own)}
    </Button>
  );
  return (
    <div ref={board.container} className="flex flex-col gap-5">
      <p role="status" className="sr-only">
        {board.status}
      </p>
      {trackers.length === 0 ? (
        <div className="max-w-[60ch]">
          <h2 className="font-display text-lead">{t(trackerTexts.empty.title)}</h2>
          <p className="mt-1 text-pretty text-quiet">{t(trackerTexts.empty.text)}</p>
        </div>
      ) : (
        <>
          <p className="max-w-[60ch] text-pretty text-quiet">{t(trackerTexts.introduction)}</p>
          {board.active.length > 0 && (
            <Button asChild className="self-start">
              <Link href={checkInAddress} replace aria-haspopup="dialog">
                <ListChecks aria-hidden="true" />
                {t(checkIn.title)}
              </Link>
            </Button>
          )}
          <TrackerList label={t(trackerTexts.yours)} trackers={board.active} board={board} />
        </>
      )}
      {isFull ? (
        <Notice tone="plain">
          <p>{t(trackerTexts.full, { max: maxTrackers })}</p>
        </Notice>
      ) : (
        <Suggestions board={board} />
      )}
      {own}
      <Archived board={board} />
      {board.edited && <TrackerDialog board={board} edited={board.edited} />}
    </div>
  );
}

type ListProps = { label: string; trackers: readonly Tracker[]; board: TrackerBoard };

const TrackerList = ({ label, trackers, board }: ListProps) =>
  trackers.length > 0 && (
    <ul
      aria-label={label}
      className="divide-y divide-line overflow-hidden rounded-control border border-line bg-panel"
    >
      {trackers.map((tracker) => (
        <li key={tracker.id}>
          <TrackerRow tracker={tracker} board={board} />
        </li>
      ))}
    </ul>
  );

function Archived({ board }: { board: TrackerBoard }) {
  const t = useTranslator();
  const [isOpen, setOpen] = useState(false);
  const { archived } = board;
  if (archived.length === 0) return null;
  return (
    <Folded
      icon={Archive}
      title={t(trackerTexts.archived, { count: archived.length })}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <p className="text-quiet text-small">{t(trackerTexts.archivedNote)}</p>
      <TrackerList
        label={t(trackerTexts.archived, { count: archived.length })}
        trackers={archived}
        board={board}
      />
    </Folded>
  );
}
