import { Wind } from "lucide-react";
import { mindful } from "#domain/languages/en/mindful.ts";
import type { Text } from "#domain/languages/text.ts";
import { useTranslator } from "../../../languages/language.ts";
import { Button } from "../../../ui/Button.tsx";
import type { OneBreath } from "./use-one-breath.ts";

const words: Partial<Record<OneBreath["phase"], Text>> = {
  in: mindful.end.breatheIn,
  out: mindful.end.breatheOut,
};

/** Words in the figure, which replace its mark. */
export const BreathWords = ({ breath: { phase } }: { breath: OneBreath }) => {
  const t = useTranslator();
  const word = words[phase];
  return (
    word && (
      <p key={phase} className="absolute inset-0 grid animate-fade place-items-center font-medium text-ink">
        {t(word)}
      </p>
    )
  );
};

/** Offers a closing breath. Nothing waits for it. */
export const OneBreathControl = ({ breath: { phase, breathe } }: { breath: OneBreath }) => {
  const t = useTranslator();
  const word = words[phase];
  return (
    <div className="flex flex-col items-center gap-2">
      <p>{t(phase === "done" ? mindful.end.thanks : mindful.end.oneBreath)}</p>
      <p role="status" className="sr-only">
        {word && t(word)}
      </p>
      <Button onClick={breathe}>
        <Wind aria-hidden="true" />
        {t(mindful.end.breathe)}
      </Button>
    </div>
  );
};
