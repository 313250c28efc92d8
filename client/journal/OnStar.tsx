import { journal } from "#domain/languages/en/journal.ts";
import type { Text } from "#domain/languages/text.ts";
import { useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";

/** The text of a button; screen readers hear to which star it belongs. */
export function OnStar({ action, star }: { action: Text; star: string }) {
  const t = useTranslator();
  return (
    <RichText
      text={journal.actionOn}
      tags={{ more: (content) => <span className="sr-only">{content}</span> }}
      params={{ action: t(action), star }}
    />
  );
}
