import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { api } from "#domain/api.ts";
import { send } from "../api.ts";
import { type Form, useForm } from "../forms/use-form.ts";
import { useCompleteSignIn } from "../session/complete-sign-in.ts";
import { localDate } from "../time/local-date.ts";
import { Button } from "../ui/Button.tsx";
import { cn } from "../ui/class-names.ts";
import { Notice } from "../ui/Notice.tsx";
import { SubmitButton } from "../ui/SubmitButton.tsx";
import { TextArea, TextField } from "../ui/TextField.tsx";
import { checkUniverse, emptyUniverse, explainLaunch, type UniverseDraft } from "./launch.ts";

export function LaunchForm({ form }: { form: Form<UniverseDraft> }) {
  return (
    <form {...form.props} className="flex flex-col gap-4 pt-5">
      <h2 className="font-display text-title">Universal Identity</h2>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...form.field("universeName")} label="Universe Name" required autoComplete="off" />
        <TextField {...form.field("userName")} label="Your Name" required autoComplete="nickname" />
      </div>
      <MoreAboutYou form={form} />
      <Notice>{form.notice}</Notice>
      <SubmitButton isBusy={form.isBusy} busy="Launching...">
        Launch Your Universe
      </SubmitButton>
    </form>
  );
}

const optionalFields = ["birthday", "startDate", "demographics"] as const;

/** The optional fields, folded on phones until the person opens them or a value in them is refused. */
function MoreAboutYou({ form }: { form: Form<UniverseDraft> }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isRefused = optionalFields.some((name) => form.field(name).error);
  // The field of a refusal stays in view after its correction.
  if (isRefused && !isOpen) setOpen(true);
  return (
    <>
      <Button
        variant="quiet"
        className="group -mx-4 -my-2 justify-between! sm:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        More about you
        <ChevronDown
          aria-hidden="true"
          className="duration-150 group-aria-expanded:rotate-180 motion-safe:transition-transform"
        />
      </Button>
      <div id={id} className={cn("flex flex-col gap-4", !isOpen && "max-sm:hidden")}>
        <OptionalFields form={form} />
      </div>
    </>
  );
}

function OptionalFields({ form }: { form: Form<UniverseDraft> }) {
  const today = localDate(new Date());
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
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
    </>
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
