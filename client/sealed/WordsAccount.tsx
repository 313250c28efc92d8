import { unlock } from "#domain/languages/en/unlock.ts";
import { useTranslator } from "../languages/language.ts";

/** Stands before a field for what opens the words: password managers keep it apart from the password of the account. */
export function WordsAccount({ universeName }: { universeName: string }) {
  const t = useTranslator();
  return (
    <input
      type="text"
      name="username"
      autoComplete="username"
      value={t(unlock.account, { universe: universeName })}
      readOnly
      hidden
    />
  );
}
