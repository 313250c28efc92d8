import { useState } from "react";
import { kitLine } from "#domain/languages/en/kit-line.ts";
import { sealedWords } from "#domain/languages/en/sealed-words.ts";
import type { Slot } from "#domain/sealed/seal.ts";
import { useTranslator } from "../../languages/language.ts";
import { dayText } from "../../time/day-text.ts";
import { serverClock } from "../../time/server-clock.ts";
import { Button } from "../../ui/Button.tsx";
import { Section } from "../../ui/Section.tsx";
import { showToast } from "../../ui/toasts.ts";
import { askLater, kitToAskFor, noteSeen } from "../kit-question.ts";

type Props = { slots: readonly Slot[]; onCheck: () => void; onNew: () => void };

/** Asks kindly, once a year, whether the kit is still at hand. */
export function KitQuestion({ slots, onCheck, onNew }: Props) {
  const t = useTranslator();
  const [answered, setAnswered] = useState<string | null>(null);
  const now = serverClock.at(Date.now());
  const kit = kitToAskFor(slots, now);
  if (!kit || kit.id === answered) return null;
  const answer = (note: typeof noteSeen) => {
    note(kit.id, now);
    setAnswered(kit.id);
  };
  const isHere = () => {
    answer(noteSeen);
    showToast((t) => ({
      title: t(sealedWords.yearly.thanks),
      description: t(sealedWords.yearly.thanksHint),
    }));
  };
  return (
    <Section title={t(kitLine.question)}>
      <p className="max-w-[65ch] text-pretty">
        {t(sealedWords.yearly.what, { day: dayText(t, kit.createdAt) })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={isHere}>
          {t(sealedWords.yearly.here)}
        </Button>
        <Button onClick={onCheck}>{t(sealedWords.sealed.check)}</Button>
        <Button onClick={onNew}>{t(sealedWords.sealed.newKit)}</Button>
        <Button variant="quiet" onClick={() => answer(askLater)}>
          {t(kitLine.later)}
        </Button>
      </div>
    </Section>
  );
}
