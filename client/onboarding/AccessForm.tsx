import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import type { User } from "#domain/accounts.ts";
import { api } from "#domain/api.ts";
import { send } from "../api.ts";
import { storeUserId } from "../stored-user.ts";
import { Button } from "../ui/Button.tsx";
import { TextField } from "../ui/TextField.tsx";
import { showToast, showToastAfterReload } from "../ui/toasts.ts";
import { type AccessTrouble, askableName, emptyName, explainAccess } from "./access.ts";
import { FormNotice } from "./FormNotice.tsx";

type Props = { name: string; onNameChange: (name: string) => void };

export function AccessForm({ name, onNameChange }: Props) {
  const { trouble, isAsking, submit, form, forget } = useAccess(name);
  const change = (value: string) => {
    forget();
    onNameChange(value);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4 pt-5">
      <h2 className="font-display text-title">Access Your Universe</h2>
      <TextField
        label="Universe Name"
        hint="Enter the exact universe name, as you wrote it when you created it."
        value={name}
        onValueChange={change}
        error={trouble.atField}
        required
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <FormNotice>{trouble.atForm ?? null}</FormNotice>
      <Button type="submit" variant="primary" disabled={isAsking} aria-busy={isAsking}>
        Access Universe
      </Button>
    </form>
  );
}

function useAccess(typed: string) {
  const [trouble, setTrouble] = useState<AccessTrouble>({});
  const form = useRef<HTMLFormElement>(null);
  const explain = (found: AccessTrouble) => {
    setTrouble(found);
    if (found.toast) showToast(found.toast);
    if (found.atField) form.current?.querySelector("input")?.focus();
  };
  const opening = useMutation({
    mutationFn: (universeName: string) => send(api.openUniverse, { params: { universeName } }),
    onSuccess: ({ data }) => enterAgain(data),
    onError: (error) => explain(explainAccess(error)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (opening.isPending) return;
    const name = askableName(typed);
    if (!typed.trim()) explain({ toast: nameMissing, atField: emptyName });
    else if (name === null) explain(explainAccess(null));
    else opening.mutate(name);
  };
  return {
    trouble,
    isAsking: opening.isPending || opening.isSuccess,
    submit,
    form,
    forget: () => setTrouble({}),
  };
}

const nameMissing = { title: "Error", description: emptyName, variant: "destructive" } as const;

/** A fresh page for a fresh session. */
function enterAgain(user: User) {
  storeUserId(user.id);
  showToastAfterReload({ title: "Welcome back!", description: `Accessing ${user.universeName}` });
  if (location.pathname === "/onboarding") location.replace("/");
  else location.reload();
}
