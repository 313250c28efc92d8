import { useMutation } from "@tanstack/react-query";
import { Link } from "wouter";
import { api } from "#domain/api.ts";
import { send } from "../api.ts";
import { CallError } from "../call-errors.ts";
import { usePageTitle } from "../navigation/page-title.ts";
import { Button } from "../ui/Button.tsx";
import { VisitorPage } from "../ui/VisitorPage.tsx";
import { Actions, Outcome } from "./Outcome.tsx";
import { useOneTimeParameter } from "./one-time-parameter.ts";

/** The page of the link in a mail. Mail programs open links by themselves, so it asks for a press. */
export function StopRemindersPage() {
  const token = useOneTimeParameter("token") ?? "";
  const stop = useMutation({ mutationFn: () => send(api.stopReminders, { query: { token } }) });
  const title = stop.isSuccess ? "Your reminders are stopped" : "Stop your reminders?";
  usePageTitle(title);
  return (
    <VisitorPage tagline="Every mood a star of your own sky">
      <Outcome key={title} title={title}>
        <p className="text-quiet">
          {stop.isSuccess
            ? "None will come, on any device or by mail. You can start them again in the settings whenever you like."
            : "This stops all reminders, on every device and by mail. Your stars stay as they are."}
        </p>
        {stop.isError && (
          <p role="alert" className="text-pretty text-danger">
            {stop.error instanceof CallError && stop.error.status === 400
              ? "This link is not complete. You can stop reminders in the settings too."
              : "Your reminders could not be stopped just now. Check your connection, and try again in a moment."}
          </p>
        )}
        <Actions>
          {!stop.isSuccess && (
            <Button variant="primary" disabled={stop.isPending} onClick={() => stop.mutate()}>
              Stop reminders
            </Button>
          )}
          <Button asChild>
            <Link href="/">Open Mood Universe</Link>
          </Button>
        </Actions>
      </Outcome>
    </VisitorPage>
  );
}
