import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { accountCalls } from "#domain/calls/account.ts";
import { doors } from "#domain/languages/en/doors.ts";
import { send } from "../api.ts";
import { LoadedList } from "../doors/LoadedList.tsx";
import { SureDialog } from "../doors/SureDialog.tsx";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { Section } from "../ui/Section.tsx";
import { showToast } from "../ui/toasts.ts";
import { SessionRow } from "./SessionRow.tsx";
import { inOrder, type Session, sessionsQuery } from "./sessions.ts";

/** A longer list says first how long it is. */
const shownFirst = 5;

export function SessionsSection() {
  const t = useTranslator();
  const query = useQuery(sessionsQuery);
  return (
    <Section title={t(doors.sessions.title)}>
      <LoadedList query={query} offline={doors.sessions.offline} unreachable={doors.sessions.unreachable}>
        {(sessions) => <Sessions sessions={inOrder(sessions)} />}
      </LoadedList>
    </Section>
  );
}

function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const t = useTranslator();
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = showsAll ? sessions : sessions.slice(0, shownFirst);
  const isOnlyHere = sessions.length === 1;
  return (
    <>
      <p className="max-w-[60ch] text-pretty text-quiet">
        {t(isOnlyHere ? doors.sessions.onlyHere : doors.sessions.what)}
      </p>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t(doors.sessions.title)}
        className="flex flex-col gap-2 rounded-control outline-none"
      >
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} focusAfter={list} />
        ))}
      </ul>
      {shown.length < sessions.length && (
        <Button
          variant="quiet"
          className="self-start"
          onClick={() => {
            setShowsAll(true);
            list.current?.focus();
          }}
        >
          {t(doors.sessions.showAll, { count: sessions.length })}
        </Button>
      )}
      {!isOnlyHere && <EndOthers />}
    </>
  );
}

function EndOthers() {
  const t = useTranslator();
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const end = async () => {
    await send(accountCalls.endOtherSessions, {});
    await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    showToast((t) => ({
      title: t(doors.sessions.endedOthers),
      description: t(doors.sessions.endedOthersHint),
    }));
  };
  return (
    <>
      <Button className="self-start" onClick={() => setAsked(true)}>
        {t(doors.sessions.endOthers)}
      </Button>
      {isAsked && (
        <SureDialog
          title={t(doors.sessions.endOthersTitle)}
          hint={t(doors.sessions.endOthersHint)}
          act={t(doors.sessions.endOthers)}
          onAct={end}
          failed={doors.sessions.failed}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
