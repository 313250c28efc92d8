/**
 * A form on its way: what was typed stays until it is taken, the first field that is wrong gets the focus, and
 * nothing is sent twice.
 */

import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type Trouble, withoutField } from "./trouble.ts";
import { dismissToast, showToast } from "./ui/toasts.ts";

type Plan<Values, Reply> = {
  initial: Values | (() => Values);
  /** What forbids sending it, or null. */
  check?: (values: Values) => Trouble | null;
  send: (values: Values) => Promise<Reply>;
  explain: (error: Error) => Trouble;
  onTaken: (reply: Reply, values: Values) => void;
};

export type Form<Values extends Record<string, string>> = ReturnType<typeof useForm<Values, unknown>>;

export function useForm<Values extends Record<string, string>, Reply>(plan: Plan<Values, Reply>) {
  const [values, setValues] = useState<Values>(plan.initial);
  const { trouble, tell, forget, ref } = useTrouble();
  const { sending, start, isOnItsWay } = useSending(plan, tell);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isOnItsWay()) return;
    // What a press before this one led to must not hold up what this one leads to.
    dismissToast();
    const found = plan.check?.(values) ?? null;
    tell(found ?? {});
    if (!found) start(values);
  };
  const field = (name: keyof Values & string) => ({
    name,
    value: values[name] ?? "",
    error: trouble.fields?.[name],
    onValueChange(value: string) {
      forget(name);
      setValues((present) => ({ ...present, [name]: value }));
    },
  });
  return {
    /** For the form element. */
    props: { ref, noValidate: true, onSubmit },
    field,
    values,
    notice: trouble.notice,
    /** Under way, or taken: what follows is being opened. */
    isBusy: sending.isPending || sending.isSuccess,
    /** Why the last sending failed, and what was sent. */
    failure: sending.error,
    sent: sending.variables,
    /** As it began, for a form that stays. */
    reset() {
      setValues(plan.initial);
      sending.reset();
    },
  };
}

function useTrouble() {
  const [trouble, setTrouble] = useState<Trouble>({});
  const ref = useRef<HTMLFormElement>(null);
  const tell = (found: Trouble) => {
    // Drawn before the focus moves, so that the sentence is read out with its field.
    flushSync(() => setTrouble(found));
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (found.toast) showToast(found.toast);
  };
  const forget = (field: string) => setTrouble((present) => withoutField(present, field));
  return { trouble, tell, forget, ref };
}

function useSending<Values, Reply>(plan: Plan<Values, Reply>, tell: (trouble: Trouble) => void) {
  // React tells of a press only after the next render; two quick ones meet here.
  const isSending = useRef(false);
  const sending = useMutation({
    mutationFn: plan.send,
    onSuccess: plan.onTaken,
    onError: (error) => tell(plan.explain(error)),
    onSettled: () => {
      isSending.current = false;
    },
  });
  const start = (values: Values) => {
    isSending.current = true;
    sending.mutate(values);
  };
  return { sending, start, isOnItsWay: () => isSending.current || sending.isSuccess };
}
