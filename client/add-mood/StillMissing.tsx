import { addMood } from "#domain/languages/en/add-mood.ts";
import { useTranslator } from "../languages/language.ts";
import { type MoodForm, missingIn } from "./mood-form.ts";

/** Names what the disabled button of a form waits for; takes no room when it waits for nothing. */
export function StillMissing({ id, form }: { id: string; form: MoodForm }) {
  const t = useTranslator();
  const missing = missingIn(form);
  return (
    <p
      id={id}
      className="min-w-0 self-center text-quiet text-small max-sm:basis-full max-sm:text-center max-sm:empty:hidden sm:me-auto sm:max-w-64"
    >
      {missing && t(addMood.missing[missing])}
    </p>
  );
}
