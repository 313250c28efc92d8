import { CloudUpload } from "lucide-react";
import { useId, useState } from "react";
import type { SessionKind } from "#domain/wellness/sessions.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { type Practice, usePractice } from "./practice.ts";
import { formatDuration, formatMoment, formatScore, outcomeText, scoreNote } from "./practice-text.ts";

type Props = {
  userId: string;
  kind: SessionKind;
  /** Titles by item id; an item that is no longer offered shows its id. */
  names: Readonly<Record<string, string>>;
};

const collapsedCount = 5;

const emptyTexts: Record<SessionKind, string> = {
  exercise: "Nothing here yet. An exercise that you finish is noted here, for you alone.",
  maze: "Nothing here yet. A maze that you play to its end is noted here, for you alone.",
};

/** The section below a list of activities: what the person finished, newest first. */
export function YourPractice({ userId, kind, names }: Props) {
  const id = useId();
  const { sessions, isPending, isError, isFetching, refetch } = usePractice(userId);
  const ofKind = sessions.filter((session) => session.kind === kind);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 border-t border-line pt-6">
      <h2 id={id} className="font-display text-title">
        Your practice
      </h2>
      <List sessions={ofKind} names={names} />
      {isPending && <Loading />}
      {ofKind.length === 0 && !isPending && !isError && <p className="text-quiet">{emptyTexts[kind]}</p>}
      {isError && (
        <>
          <Notice tone="plain">Your earlier practice cannot be reached right now. Nothing is lost.</Notice>
          <Button className="self-start" disabled={isFetching} onClick={refetch}>
            Try again
          </Button>
        </>
      )}
    </section>
  );
}

function List({ sessions, names }: { sessions: readonly Practice[]; names: Props["names"] }) {
  const [isExpanded, setExpanded] = useState(false);
  if (sessions.length === 0) return null;
  const shown = isExpanded ? sessions : sessions.slice(0, collapsedCount);
  const note = scoreNote(shown);
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {shown.map((session) => (
          <Row key={session.id} session={session} name={names[session.itemId] ?? session.itemId} />
        ))}
      </ul>
      {note && <p className="text-small text-quiet text-pretty">{note}</p>}
      {sessions.length > collapsedCount && (
        <Button
          variant="quiet"
          className="-ml-4 self-start"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? "Show fewer" : `Show all ${sessions.length.toLocaleString()}`}
        </Button>
      )}
    </>
  );
}

function Row({ session, name }: { session: Practice; name: string }) {
  const facts = [outcomeText(session), formatDuration(session.seconds), formatScore(session)].filter(Boolean);
  return (
    <li className="flex flex-col gap-x-4 py-2.5 sm:flex-row sm:items-baseline sm:justify-between">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-small text-quiet tabular-nums">{facts.join(" · ")}</p>
      </div>
      <p className="flex shrink-0 items-center gap-1.5 text-small text-quiet tabular-nums">
        {session.isUnsent && (
          <>
            <CloudUpload aria-hidden="true" className="size-4" />
            On its way
            <span aria-hidden="true">·</span>
          </>
        )}
        <time dateTime={session.at}>{formatMoment(session.at)}</time>
      </p>
    </li>
  );
}

/** A placeholder in the shape of a short list. */
const Loading = () => (
  <div role="status" aria-label="Loading" className="flex flex-col gap-2">
    {["one", "two"].map((row) => (
      <div key={row} className="h-12 animate-breathe rounded-control bg-raised" />
    ))}
  </div>
);
