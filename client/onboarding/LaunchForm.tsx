import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useLocation } from "wouter";
import type { User } from "#domain/accounts.ts";
import { api } from "#domain/api.ts";
import { send } from "../api.ts";
import { CallError } from "../call-errors.ts";
import { useEnter } from "../session.ts";
import { Button } from "../ui/Button.tsx";
import { TextArea, TextField } from "../ui/TextField.tsx";
import { showToast } from "../ui/toasts.ts";
import { FormNotice } from "./FormNotice.tsx";
import {
  checkUniverse,
  type FieldErrors,
  fieldOrder,
  fieldsRefused,
  localDate,
  type UniverseDraft,
} from "./launch.ts";

type Props = { draft: UniverseDraft; onDraftChange: (draft: UniverseDraft) => void };

export function LaunchForm({ draft, onDraftChange }: Props) {
  const { errors, notice, isLaunching, submit, form, forget } = useLaunch(draft);
  const bind = (name: keyof UniverseDraft) => ({
    name,
    value: draft[name],
    error: errors[name],
    onValueChange: (value: string) => {
      forget(name);
      onDraftChange({ ...draft, [name]: value });
    },
  });
  const today = localDate(new Date());
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4 pt-5">
      <h2 className="font-display text-title">Universal Identity</h2>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...bind("universeName")} label="Universe Name" required autoComplete="off" />
        <TextField {...bind("userName")} label="Your Name" required autoComplete="nickname" />
        <TextField
          {...bind("birthday")}
          label="Birthday"
          type="date"
          max={today}
          aside="Optional"
          autoComplete="bday"
        />
        <TextField
          {...bind("startDate")}
          label="Journey Start Date"
          type="date"
          max={today}
          aside="Optional"
        />
      </div>
      <TextArea
        {...bind("demographics")}
        label="Demographics"
        aside="Optional"
        rows={2}
        hint="Anything about you that gives your moods context, in your own words."
      />
      <FormNotice>{notice}</FormNotice>
      <Button type="submit" variant="primary" disabled={isLaunching}>
        {isLaunching ? "Launching..." : "Launch Your Universe"}
      </Button>
    </form>
  );
}

function useLaunch(draft: UniverseDraft) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [notice, setNotice] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const welcome = useWelcome();
  const explain = (found: FieldErrors) => {
    setErrors(found);
    const first = fieldOrder.find((field) => found[field]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  };
  const creation = useMutation({
    mutationFn: () => send(api.createUniverse, { body: draft }),
    onSuccess: ({ data }) => welcome(data),
    onError: (error) => {
      if (explain(fieldsRefused(error))) return;
      if (error instanceof CallError) setNotice(error.refusal.error);
      showToast({
        title: "Error",
        description: "Failed to create your universe. Please try again.",
        variant: "destructive",
      });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setNotice(null);
    if (!creation.isPending && !explain(checkUniverse(draft, Date.now()))) creation.mutate();
  };
  const forget = (field: keyof UniverseDraft) => setErrors(({ [field]: _, ...others }) => others);
  return { errors, notice, isLaunching: creation.isPending, submit, form, forget };
}

function useWelcome() {
  const enter = useEnter();
  const [, navigate] = useLocation();
  return (user: User) => {
    navigate("/", { replace: true });
    enter(user);
    showToast({ title: "Universe Created!", description: `Welcome to ${user.universeName}` });
  };
}
