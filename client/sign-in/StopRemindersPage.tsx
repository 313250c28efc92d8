import { useMutation } from "@tanstack/react-query";
import { Link } from "wouter";
import { reminderCalls } from "#domain/calls/reminders.ts";
import { account } from "#domain/languages/en/account.ts";
import { send } from "../api.ts";
import { CallError } from "../call-errors.ts";
import { useTranslator } from "../languages/language.ts";
import { usePageTitle } from "../navigation/page-title.ts";
import { Button } from "../ui/Button.tsx";
import { VisitorPage } from "../ui/VisitorPage.tsx";
import { Actions, Outcome } from "./Outcome.tsx";
import { useOneTimeParameter } from "./one-time-parameter.ts";

/** The page of the link in a mail. Mail programs open links by themselves, so it asks for a press. */
export function StopRemindersPage() {
  const t = useTranslator();
  const token = useOneTimeParameter("token") ?? "";
  const stop = useMutation({ mutationFn: () => send(reminderCalls.stopReminders, { query: { token } }) });
  const title = t(stop.isSuccess ? account.stopReminders.stopped : account.stopReminders.question);
  usePageTitle(title);
  return (
    <VisitorPage tagline={t(account.tagline)}>
      <Outcome key={stop.isSuccess ? "stopped" : "question"} title={title}>
        <p className="text-quiet">
          {t(stop.isSuccess ? account.stopReminders.stoppedHint : account.stopReminders.hint)}
        </p>
        {stop.isError && (
          <p role="alert" className="text-pretty text-danger">
            {t(
              stop.error instanceof CallError && stop.error.status === 400
                ? account.stopReminders.incomplete
                : account.stopReminders.failed,
            )}
          </p>
        )}
        <Actions>
          {!stop.isSuccess && (
            <Button variant="primary" disabled={stop.isPending} onClick={() => stop.mutate()}>
              {t(account.stopReminders.stop)}
            </Button>
          )}
          <Button asChild>
            <Link href="/">{t(account.stopReminders.open)}</Link>
          </Button>
        </Actions>
      </Outcome>
    </VisitorPage>
  );
}
