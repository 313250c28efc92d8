import { sealed } from "#domain/languages/en/sealed.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { acceptOpened } from "./accept-opened.ts";

type Props = { userId: string; onAnswer?: () => void };

/** Asks whether the person has opened their words, where only the server says so. Until they answer, no word goes out. */
export function OpenedQuestion({ userId, onAnswer }: Props) {
  const t = useTranslator();
  const accept = () => {
    onAnswer?.();
    void acceptOpened(userId);
  };
  return (
    <Notice tone="amber">
      <p>{t(sealed.claim.sentence)}</p>
      <Button onClick={accept}>{t(sealed.claim.accept)}</Button>
    </Notice>
  );
}
