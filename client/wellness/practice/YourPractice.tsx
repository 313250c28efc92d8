import { CloudUpload } from "lucide-react";
import { useId, useState } from "react";
import { common } from "#domain/languages/en/common.ts";
import { wellness } from "#domain/languages/en/wellness.ts";
import type { Text } from "#domain/languages/text.ts";
import type { SessionKind } from "#domain/wellness/sessions.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { type Practice, usePractice } from "./practice.ts";
import { formatDuration, formatMoment, formatScore, outcomeText, scoreNote } from "./practice-text.ts";

type Props = {
  userId: string;
  kind: SessionKind;
  /** Titles by item id; an item that is no longer offered shows its id. */
  names: Readonly<Record<string, Text>>;
};

const collapsedCount = 5;

const emptyTexts: Record<SessionKind, Text> = {
  exercise: wellness.practice.noExercise,
  maze: wellness.practice.noMaze,
};

/** The section below a list of activities: what the person finished, newest first. */
export function YourPractice({ userId, kind, names }: Props) {
  const t = useTranslator();
  const id = useId();
  const { sessions, isPending, isError, isFetching, refetch } = usePractice(userId);
  const ofKind = sessions.filter((session) => session.kind === kind);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 border-t border-line pt-6">
      <h2 id={id} className="font-display text-title">
        {t(wellness.practice.title)}
      </h2>
      <List sessions={ofKind} names={names} />
      {isPending && <Loading />}
      {ofKind.length === 0 && !isPending && !isError && <p className="text-quiet">{t(emptyTexts[kind])}</p>}
      {isError && (
        <>
          <Notice tone="plain">{t(wellness.practice.unreachable)}</Notice>
          <Button className="self-start" disabled={isFetching} onClick={refetch}>
            {t(common.tryAgain)}
          </Button>
        </>
      )}
    </section>
  );
}

function List({ sessions, names }: { sessions: readonly Practice[]; names: Props["names"] }) {
  const t = useTranslator();
  const [isExpanded, setExpanded] = useState(false);
  if (sessions.length === 0) return null;
  const shown = isExpanded ? sessions : sessions.slice(0, collapsedCount);
  const note = scoreNote(t, shown);
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {shown.map((session) => (
          <Row key={session.id} session={session} name={names[session.itemId]} />
        ))}
      </ul>
      {note && <p className="text-small text-quiet text-pretty">{note}</p>}
      {sessions.length > collapsedCount && (
        <Button
          variant="quiet"
          className="-ms-4 self-start"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded
            ? t(wellness.practice.showFewer)
            : t(wellness.practice.showAll, { count: sessions.length })}
        </Button>
      )}
    </>
  );
}

function Row({ session, name }: { session: Practice; name: Text | undefined }) {
  const t = useTranslator();
  const facts = [outcomeText(t, session), formatDuration(t, session.seconds), formatScore(t, session)].filter(
    Boolean,
  );
  return (
    <li className="flex flex-col gap-x-4 py-2.5 sm:flex-row sm:items-baseline sm:justify-between">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name ? t(name) : session.itemId}</p>
        <p className="text-small text-quiet tabular-nums">{facts.join(" · ")}</p>
      </div>
      <p className="flex shrink-0 items-center gap-1.5 text-small text-quiet tabular-nums">
        {session.isUnsent && (
          <>
            <CloudUpload aria-hidden="true" className="size-4" />
            {t(wellness.practice.onItsWay)}
            <span aria-hidden="true">·</span>
          </>
        )}
        <time dateTime={session.at}>{formatMoment(t, session.at)}</time>
      </p>
    </li>
  );
}

/** A placeholder in the shape of a short list. */
const Loading = () => (
  <div role="status" aria-label={useTranslator()(common.loadingForm)} className="flex flex-col gap-2">
    {["one", "two"].map((row) => (
      <div key={row} className="h-12 animate-breathe rounded-control bg-raised" />
    ))}
  </div>
);
