/** Rules of forms that are checked in a fixed order, so that a form shows one message at a time. */

import * as z from "zod/mini";
import { rulesAccounts } from "../languages/en/rules-accounts.ts";
import { coded } from "../refusals.ts";

export const formMessages = {
  required: coded("required", rulesAccounts.required),
  all: coded("required", rulesAccounts.allRequired),
} as const;

/** Returns the invalid field and the message that explains it, or null when the form follows the rule. */
export type Rule<Form> = (form: Form) => { field: keyof Form & string; message: string } | null;

/** A zod check that reports only the first rule that the form breaks. */
export const checkInOrder = <Form>(...rules: Rule<Form>[]) =>
  z.check<Form>(({ value, issues }) => {
    for (const rule of rules) {
      const broken = rule(value);
      if (!broken) continue;
      issues.push({ code: "custom", path: [broken.field], message: broken.message, input: value });
      return;
    }
  });

/** Requires each of the fields. White space counts as empty, except in a password. */
export const requireFilled =
  <Form extends Record<Field, string>, Field extends keyof Form & string>(
    message: string,
    ...fields: Field[]
  ): Rule<Form> =>
  (form) => {
    const field = fields.find((name) => (/password/i.test(name) ? form[name] : form[name].trim()) === "");
    return field ? { field, message } : null;
  };

/** Applies `refusal` to one field. `refusal` returns a message, or null for a valid value. */
export const fieldRule =
  <Form, Field extends keyof Form & string>(
    field: Field,
    refusal: (value: Form[Field], form: Form) => string | null,
  ): Rule<Form> =>
  (form) => {
    const message = refusal(form[field], form);
    return message ? { field, message } : null;
  };

/** A text field exactly as typed. A missing field becomes the empty text. */
export const formText = (label: string) =>
  z.pipe(
    z.nullish(z.string(coded("not-text", `${label} must be text.`))),
    z.transform((value) => value ?? ""),
  );

/** Returns the first message of a schema about a value, or null for a valid value. */
export const schemaRefusal = (schema: z.ZodMiniType) => (value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message ?? null;
