import { api } from "#domain/api.ts";
import { send } from "../api.ts";
import { type Form, useForm } from "../forms/use-form.ts";
import { useCompleteSignIn } from "../session/complete-sign-in.ts";
import { localDate } from "../time/local-date.ts";
import { Notice } from "../ui/Notice.tsx";
import { SubmitButton } from "../ui/SubmitButton.tsx";
import { TextArea, TextField } from "../ui/TextField.tsx";
import { checkUniverse, emptyUniverse, explainLaunch, type UniverseDraft } from "./launch.ts";

export function LaunchForm({ form }: { form: Form<UniverseDraft> }) {
  const today = localDate(new Date());
  return (
    <form {...form.props} className="flex flex-col gap-4 pt-5">
      <h2 className="font-display text-title">Universal Identity</h2>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...form.field("universeName")} label="Universe Name" required autoComplete="off" />
        <TextField {...form.field("userName")} label="Your Name" required autoComplete="nickname" />
        <TextField
          {...form.field("birthday")}
          label="Birthday"
          type="date"
          max={today}
          aside="Optional"
          autoComplete="bday"
        />
        <TextField
          {...form.field("startDate")}
          label="Journey Start Date"
          type="date"
          max={today}
          aside="Optional"
        />
      </div>
      <TextArea
        {...form.field("demographics")}
        label="Demographics"
        aside="Optional"
        rows={2}
        hint="Anything about you that gives your moods context, in your own words."
      />
      <Notice>{form.notice}</Notice>
      <SubmitButton isBusy={form.isBusy} busy="Launching...">
        Launch Your Universe
      </SubmitButton>
    </form>
  );
}

export function useLaunch() {
  const completeSignIn = useCompleteSignIn();
  return useForm({
    initial: emptyUniverse,
    check: (draft) => checkUniverse(draft, Date.now()),
    send: (draft) => send(api.createUniverse, { body: draft }),
    explain: explainLaunch,
    onAccepted: ({ data: user }) =>
      completeSignIn(user, { title: "Universe Created!", description: `Welcome to ${user.universeName}` }),
  });
}
