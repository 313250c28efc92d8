import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Laptop, Smartphone } from "lucide-react";
import type { RefObject } from "react";
import { accountCalls } from "#domain/calls/account.ts";
import { doors } from "#domain/languages/en/doors.ts";
import { send } from "../api.ts";
import { failureText } from "../doors/failure-text.ts";
import { unlessGone } from "../doors/unless-gone.ts";
import { useTranslator } from "../languages/language.ts";
import { Badge } from "../ui/Badge.tsx";
import { Button } from "../ui/Button.tsx";
import { destructive } from "../ui/toast-queue.ts";
import { showToast } from "../ui/toasts.ts";
import { deviceText, methodText, type Session, sessionsQuery } from "./sessions.ts";
import { usedWayText } from "./way-text.ts";

type Props = { session: Session; focusAfter: RefObject<HTMLElement | null> };

export function SessionRow({ session, focusAfter }: Props) {
  const t = useTranslator();
  const device = deviceText(t, session);
  const Icon = /^(iPhone|iPad|Android)$/.test(session.device.system ?? "") ? Smartphone : Laptop;
  return (
    <li className="grid grid-cols-[auto_1fr] items-start gap-x-3 rounded-control border border-line p-3 sm:grid-cols-[auto_1fr_auto] sm:items-center sm:px-4">
      <Icon aria-hidden="true" className="mt-0.5 size-5 text-quiet sm:mt-0" />
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-2 font-medium">
          {device} {session.isCurrent && <Badge tone="green">{t(doors.sessions.here)}</Badge>}
        </h3>
        <p className="text-pretty text-quiet text-small">
          {methodText(t, session)}
          {!session.isCurrent && session.lastUsedAt && `\u00a0· ${usedWayText(t, session.lastUsedAt)}`}
        </p>
        {!session.isCurrent && session.isFounding && (
          <p className="text-pretty text-quiet text-small">{t(doors.sessions.founding)}</p>
        )}
      </div>
      {!session.isCurrent && !session.isFounding && (
        <EndSession id={session.id} device={device} focusAfter={focusAfter} />
      )}
    </li>
  );
}

type EndProps = { id: string; device: string; focusAfter: RefObject<HTMLElement | null> };

/** Ends the session without a question: a person who did it by mistake signs in again there. */
function EndSession({ id, device, focusAfter }: EndProps) {
  const t = useTranslator();
  const client = useQueryClient();
  const ending = useMutation({
    mutationFn: () => unlessGone(send(accountCalls.endSession, { params: { id } })),
    async onSuccess() {
      focusAfter.current?.focus();
      showToast((t) => ({
        title: t(doors.sessions.ended),
        description: t(doors.sessions.endedHint, { device }),
      }));
    },
    onError: (error) =>
      showToast((t) => destructive(t(doors.sessions.title), failureText(t, error, doors.sessions.failed))),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  return (
    <Button
      variant="quiet"
      className="col-start-2 -ms-3 justify-self-start whitespace-nowrap px-3 sm:col-start-3 sm:-me-3 sm:ms-0"
      aria-label={t(doors.sessions.endOne, { device })}
      aria-busy={ending.isPending}
      onClick={() => ending.isPending || ending.mutate()}
    >
      {t(doors.sessions.end)}
    </Button>
  );
}
