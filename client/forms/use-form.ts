/**
 * The state of a form: typed values stay until the server accepts them, the first invalid field gets the focus, and
 * a repeated submit is ignored.
 */

import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslator } from "../languages/language.ts";
import { dismissToast, showToast } from "../ui/toasts.ts";
import { type FormErrors, repeatsToast, withoutFields } from "./form-errors.ts";

type FormOptions<Values, Reply> = {
  initial: Values | (() => Values);
  /** The validation error in the current language, or null; called again after a change of the language. */
  check?: (values: Values) => FormErrors | null;
  send: (values: Values) => Promise<Reply>;
  /** What to say about an error, in the current language; called again after a change of the language. */
  explain: (error: Error) => FormErrors;
  onAccepted: (reply: Reply, values: Values) => void;
};

export type Form<Values extends Record<string, string>> = ReturnType<typeof useForm<Values, unknown>>;

export function useForm<Values extends Record<string, string>, Reply>(options: FormOptions<Values, Reply>) {
  const [values, setValues] = useState<Values>(options.initial);
  const { errors, showErrors, clearFieldError, ref } = useFormErrors();
  const { sending, submit, isSubmitted } = useSubmission(options, showErrors);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitted()) return;
    // A toast of an earlier submit must not delay the toast of this one.
    dismissToast();
    const isRefused = Boolean(options.check?.(values));
    showErrors(isRefused ? () => options.check?.(values) ?? {} : noErrors);
    if (!isRefused) submit(values);
  };
  const field = (name: keyof Values & string) => ({
    name,
    value: values[name] ?? "",
    error: errors.fields?.[name],
    onValueChange(value: string) {
      clearFieldError(name);
      setValues((previous) => ({ ...previous, [name]: value }));
    },
  });
  return {
    /** Props of the form element. */
    props: { ref, noValidate: true, onSubmit },
    field,
    values,
    focus: (name: keyof Values & string) => focusField(ref.current, name),
    notice: errors.notice,
    /** True while the form is sent, and once it is accepted: then the next page is being opened. */
    isBusy: sending.isPending || sending.isSuccess,
    /** The error of the last submit, and the values that were sent. */
    failure: sending.error,
    sent: sending.variables,
    /** Restores the initial values, for a form that stays on the page. */
    reset() {
      setValues(options.initial);
      sending.reset();
    },
  };
}

function focusField(form: HTMLFormElement | null, name: string) {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

/** The errors of the last submit, in the current language, and the fields that the person has changed since. */
type Refused = { readonly errors: () => FormErrors; readonly changed: readonly string[] };

const noErrors = (): FormErrors => ({});

function useFormErrors() {
  const [refused, setRefused] = useState<Refused>({ errors: noErrors, changed: [] });
  // A change of the language renders the form with its errors again, but moves no focus and shows no toast.
  useTranslator();
  const ref = useRef<HTMLFormElement>(null);
  const showErrors = (errors: () => FormErrors) => {
    // The message is rendered before the focus moves, so that screen readers announce it with its field.
    flushSync(() => setRefused({ errors, changed: [] }));
    const invalid = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A screen reader reads a field's sentence when the field gets the focus; a notice is an alert.
    const isAnnounced = invalid !== document.activeElement;
    invalid?.focus();
    const violations = errors();
    const { toast } = violations;
    if (!toast) return;
    const inForm = repeatsToast(violations) && { inForm: { isAnnounced } };
    showToast(() => ({ ...(errors().toast ?? toast), ...inForm }));
  };
  const clearFieldError = (field: string) =>
    setRefused(({ errors, changed }) => ({ errors, changed: [...new Set([...changed, field])] }));
  return { errors: withoutFields(refused.errors(), refused.changed), showErrors, clearFieldError, ref };
}

function useSubmission<Values, Reply>(
  options: FormOptions<Values, Reply>,
  showErrors: (errors: () => FormErrors) => void,
) {
  // State changes only with the next render; this also ignores a second press before it.
  const isPending = useRef(false);
  const sending = useMutation({
    mutationFn: options.send,
    onSuccess: options.onAccepted,
    onError: (error) => showErrors(() => options.explain(error)),
    onSettled: () => {
      isPending.current = false;
    },
  });
  const submit = (values: Values) => {
    isPending.current = true;
    sending.mutate(values);
  };
  return { sending, submit, isSubmitted: () => isPending.current || sending.isSuccess };
}
