import { RotateCcw, Share2 } from "lucide-react";
import { mindful } from "#domain/languages/en/mindful.ts";
import { wellness } from "#domain/languages/en/wellness.ts";
import type { Text } from "#domain/languages/text.ts";
import { findTechnique } from "#domain/wellness/exercises/breathing.ts";
import { cyclesOf } from "#domain/wellness/exercises/exercise-session.ts";
import { translator, useTranslator } from "../../../languages/language.ts";
import { Button } from "../../../ui/Button.tsx";
import { share } from "../../../ui/share.ts";
import { destructive } from "../../../ui/toast-queue.ts";
import { showToast } from "../../../ui/toasts.ts";
import { CompletionPanel } from "../completion/CompletionPanel.tsx";
import { Fact } from "../completion/Rows.tsx";
import type { SessionProps } from "../session/session-store.ts";

export function BreathingAchievement({ exercise, session, store }: SessionProps) {
  const t = useTranslator();
  const technique = findTechnique(session.technique)?.name ?? exercise.title;
  const cycles = cyclesOf(session);
  return (
    <CompletionPanel
      exercise={exercise}
      session={session}
      mark={<MedalStar />}
      eyebrow={t(mindful.breathing.achievement)}
      title={t(mindful.breathing.master)}
      text={t(mindful.end.closing.breathing)}
      fact={<Fact term={t(mindful.breathing.totalCycles)}>{cycles}</Fact>}
      actions={
        <>
          <Button onClick={() => void shareAchievement(cycles, technique)}>
            <Share2 aria-hidden="true" />
            {t(mindful.breathing.share)}
          </Button>
          <Button onClick={store.reset}>
            <RotateCcw aria-hidden="true" />
            {t(mindful.end.again)}
          </Button>
        </>
      }
    />
  );
}

async function shareAchievement(cycles: number, technique: Text) {
  const t = translator();
  const text = t(mindful.breathing.shared, { cycles, technique: t(technique) });
  const outcome = await share({ title: t(mindful.breathing.master), text }, text);
  if (outcome === "copied")
    showToast((t) => ({ title: t(wellness.sharing.copied), description: t(wellness.sharing.copiedHint) }));
  if (outcome === "refused")
    showToast((t) => destructive(t(wellness.sharing.notShared), t(mindful.breathing.notSharedReason)));
}

/** The ring and the star that make a badge of the breathing figure. */
const MedalStar = () => (
  <>
    <span className="absolute inset-0 rounded-full border-[1.5px] border-current" />
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor">
      <path d="M12 1.2l3.2 7.3 7.9.8-5.9 5.3 1.7 7.8L12 18.4l-6.9 4 1.7-7.8L.9 9.3l7.9-.8Z" />
    </svg>
  </>
);
