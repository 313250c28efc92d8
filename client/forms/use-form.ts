/**
 * The state of a form: typed values stay until the server accepts them, the first invalid field gets the focus, and
 * a repeated submit is ignored.
 */

import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslator } from "../languages/language.ts";
import { afterStartup } from "../loading/after-startup.ts";
import type { LazyCode } from "../loading/lazy-code.ts";
import { showUnavailable } from "../loading/show-unavailable.ts";
import { goFirst } from "../loading/turns.ts";
import { dismissToast, showToast } from "../ui/toasts.ts";
import { type FormErrors, repeatsToast, withoutFields } from "./form-errors.ts";
import { useSending } from "./use-sending.ts";

/** What a form needs when it is sent. */
export type FormRules<Values, Reply> = {
  /** The validation error in the current language, or null; called again after a change of the language. */
  check?: (values: Values) => FormErrors | null;
  send: (values: Values) => Promise<Reply>;
  /** What to say about an error, in the current language; called again after a change of the language. */
  explain: (error: Error) => FormErrors;
};

type FormOptions<Values, Reply> = {
  initial: Values | (() => Values);
  onAccepted: (reply: Reply, values: Values) => void;
} & (FormRules<Values, Reply> | { rules: LazyCode<FormRules<Values, Reply>> });

/** Null until they have arrived. */
const rulesOf = <Values, Reply>(options: FormOptions<Values, Reply>): FormRules<Values, Reply> | null =>
  "rules" in options ? options.rules.loaded : options;

export type Form<Values extends Record<string, string>> = ReturnType<typeof useForm<Values, unknown>>;

export function useForm<Values extends Record<string, string>, Reply>(options: FormOptions<Values, Reply>) {
  const [values, setValues] = useState<Values>(options.initial);
  const { errors, showErrors, clearFieldError, ref } = useFormErrors();
  const [isLoading, setLoading] = useState(false);
  usePreloaded("rules" in options ? options.rules : null);
  const sending = useSending<Values, Reply>({
    send: (sent) => loadRules(options).then((rules) => rules.send(sent)),
    onAccepted: options.onAccepted,
    onFailed: (error) => showErrors(() => rulesOf(options)?.explain(error) ?? {}),
  });
  const submit = (rules: FormRules<Values, Reply>) => {
    const isRefused = Boolean(rules.check?.(values));
    showErrors(isRefused ? () => rules.check?.(values) ?? {} : noErrors);
    if (!isRefused) sending.send(values);
  };
  const submitWhenLoaded = async () => {
    setLoading(true);
    const rules = await loadRules(options).catch(() => null);
    setLoading(false);
    if (rules) submit(rules);
    else await showUnavailable();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.isSubmitted() || isLoading) return;
    // A toast of an earlier submit must not delay the toast of this one.
    dismissToast();
    const rules = rulesOf(options);
    if (rules) submit(rules);
    else goFirst(submitWhenLoaded());
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
    isBusy: isLoading || sending.isPending || sending.isAccepted,
    /** The error of the last submit, and the values that were sent. */
    failure: sending.failure,
    sent: sending.sent,
    /** Restores the initial values, for a form that stays on the page. */
    reset() {
      setValues(options.initial);
      sending.reset();
    },
  };
}

const loadRules = async <Values, Reply>(
  options: FormOptions<Values, Reply>,
): Promise<FormRules<Values, Reply>> => ("rules" in options ? options.rules.load() : options);

function usePreloaded(code: LazyCode<unknown> | null) {
  useEffect(() => (code ? afterStartup(code.preload) : undefined), [code]);
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
