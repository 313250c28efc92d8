/** Forms whose rules are checked in an order that people can rely on, one sentence at a time. */

import * as z from "zod/mini";

/** The field that is wrong and the sentence that says why, or null. */
export type Rule<Form> = (form: Form) => { field: keyof Form & string; sentence: string } | null;

/** Refuses a form with the first rule that is broken. */
export const inOrder = <Form>(...rules: Rule<Form>[]) =>
  z.check<Form>(({ value, issues }) => {
    for (const rule of rules) {
      const broken = rule(value);
      if (!broken) continue;
      issues.push({ code: "custom", path: [broken.field], message: broken.sentence, input: value });
      return;
    }
  });

/** All of these hold something; blanks are nothing, except in a password. */
export const filled =
  <Form extends Record<Field, string>, Field extends keyof Form & string>(
    sentence: string,
    ...fields: Field[]
  ): Rule<Form> =>
  (form) => {
    const field = fields.find((name) => (/password/i.test(name) ? form[name] : form[name].trim()) === "");
    return field ? { field, sentence } : null;
  };

/** A field for which `refusal` has no sentence. */
export const passes =
  <Form, Field extends keyof Form & string>(
    field: Field,
    refusal: (value: Form[Field], form: Form) => string | null,
  ): Rule<Form> =>
  (form) => {
    const sentence = refusal(form[field], form);
    return sentence ? { field, sentence } : null;
  };

/** Text of a form as it was typed: what is left out is empty. */
export const typed = (what: string) =>
  z.pipe(
    z.nullish(z.string(`${what} must be text.`)),
    z.transform((value) => value ?? ""),
  );

/** The first sentence of a schema about a value, or null. */
export const refusalOf = (schema: z.ZodMiniType) => (value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message ?? null;
