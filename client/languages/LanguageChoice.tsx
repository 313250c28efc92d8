import { Languages } from "lucide-react";
import { useState } from "react";
import { common } from "#domain/languages/en/common.ts";
import { type LanguageId, languages } from "#domain/languages/languages.ts";
import { cn } from "../ui/class-names.ts";
import { chooseLanguage } from "./chosen-language.ts";
import { useTranslator } from "./language.ts";

/** Each language has its own name, so that people who do not read the present one find theirs. */
export function LanguageChoice({ className }: { className?: string }) {
  const t = useTranslator();
  /** The language whose texts are still on their way: the next arrow key goes on from it. */
  const [awaited, setAwaited] = useState<LanguageId | null>(null);
  const choose = async (language: LanguageId) => {
    setAwaited(language);
    await chooseLanguage(language).finally(() =>
      setAwaited((latest) => (latest === language ? null : latest)),
    );
  };
  return (
    <label
      className={cn(
        "relative flex min-h-11 items-center gap-2 rounded-control px-4 text-body hover:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-accent",
        className,
      )}
    >
      <Languages aria-hidden="true" className="size-5 shrink-0 text-quiet" />
      <select
        aria-label={t(common.language)}
        value={awaited ?? t.language}
        onChange={({ target }) => void choose(target.value as LanguageId)}
        className="min-w-0 grow cursor-pointer pe-2 [field-sizing:content] self-stretch bg-transparent text-ink outline-none [&>option]:bg-solid"
      >
        {languages.map(({ id, name }) => (
          <option key={id} value={id} lang={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
