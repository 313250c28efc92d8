import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { account } from "#domain/languages/en/account.ts";
import { onboarding } from "#domain/languages/en/onboarding.ts";
import { visitorCalls } from "#domain/visitor-calls.ts";
import { send } from "../api.ts";
import { type Form, useForm } from "../forms/use-form.ts";
import { useTranslator } from "../languages/language.ts";
import { useCompleteSignIn } from "../session/complete-sign-in.ts";
import { localDate } from "../time/local-date.ts";
import { Button } from "../ui/Button.tsx";
import { cn } from "../ui/class-names.ts";
import { Notice } from "../ui/Notice.tsx";
import { SubmitButton } from "../ui/SubmitButton.tsx";
import { TextArea, TextField } from "../ui/TextField.tsx";
import { checkUniverse, emptyUniverse, explainLaunch, type UniverseDraft } from "./launch.ts";

export function LaunchForm({ form }: { form: Form<UniverseDraft> }) {
  const t = useTranslator();
  return (
    <form {...form.props} className="flex flex-col gap-4 pt-5">
      <h2 className="font-display text-title">{t(onboarding.launch.title)}</h2>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...form.field("universeName")}
          label={t(account.fields.universeName)}
          required
          autoComplete="off"
        />
        <TextField
          {...form.field("userName")}
          label={t(account.fields.yourName)}
          required
          autoComplete="nickname"
        />
      </div>
      <MoreAboutYou form={form} />
      <Notice>{form.notice}</Notice>
      <SubmitButton isBusy={form.isBusy} busy={t(onboarding.launch.busy)}>
        {t(onboarding.launch.submit)}
      </SubmitButton>
    </form>
  );
}

const optionalFields = ["birthday", "startDate", "demographics"] as const;

/** The optional fields, folded on phones until the person opens them or a value in them is refused. */
function MoreAboutYou({ form }: { form: Form<UniverseDraft> }) {
  const t = useTranslator();
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
        {t(onboarding.launch.more)}
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
  const t = useTranslator();
  const today = localDate(new Date());
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...form.field("birthday")}
          label={t(account.fields.birthday)}
          type="date"
          max={today}
          aside={t(account.fields.optional)}
          autoComplete="bday"
        />
        <TextField
          {...form.field("startDate")}
          label={t(account.fields.startDate)}
          type="date"
          max={today}
          aside={t(account.fields.optional)}
        />
      </div>
      <TextArea
        {...form.field("demographics")}
        label={t(account.fields.demographics)}
        aside={t(account.fields.optional)}
        rows={2}
        hint={t(onboarding.launch.demographicsHint)}
      />
    </>
  );
}

/** `invitation` is the token of the one with which the page was opened, or empty. */
export function useLaunch(invitation: string) {
  const completeSignIn = useCompleteSignIn();
  return useForm({
    initial: emptyUniverse,
    check: (draft) => checkUniverse(draft, Date.now()),
    send: (draft) =>
      send(visitorCalls.createUniverse, { body: { ...draft, ...(invitation && { invitation }) } }),
    explain: explainLaunch,
    onAccepted: ({ data: user }) =>
      completeSignIn(user, (t) => ({
        title: t(onboarding.launch.created),
        description: t(onboarding.launch.welcome, { universeName: user.universeName }),
      })),
  });
}
