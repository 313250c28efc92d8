import { useSyncExternalStore } from "react";
import type { User } from "#domain/accounts/user.ts";
import { sealedWords } from "#domain/languages/en/sealed-words.ts";
import type { Text } from "#domain/languages/text.ts";
import type { WorkState } from "#domain/sealed/seal-states.ts";
import { useTranslator } from "../languages/language.ts";
import { moveFocusToTitle } from "../navigation/title-focus.ts";
import { keyringOf, onKeyringChange } from "../sealed/keyring.ts";
import { UnlockForm } from "../sealed/UnlockForm.tsx";
import { noteOpeningWanted } from "../sealed/work/consent.ts";
import { goOn, type Progress, sealProgress } from "../sealed/work/progress.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { ProgressBar } from "../ui/ProgressBar.tsx";
import { Section } from "../ui/Section.tsx";
import { useStore } from "../ui/store.ts";
import { Limits } from "./WhatIsSealed.tsx";

/** How far the sealing, the opening or the change of the key is. It goes on whatever page is open. */
export function Working({ user, state }: { user: User; state: WorkState }) {
  const t = useTranslator();
  const { progress } = useStore(sealProgress, (all) => all);
  return (
    <>
      <Section title={t(sealedWords.working[state])}>
        <Standing {...{ progress, user, state }} />
        <p className="max-w-[65ch] text-pretty text-quiet">{t(sealedWords.working.stays)}</p>
      </Section>
      {state === "sealing" && <Limits />}
    </>
  );
}

const sentences = {
  waiting: sealedWords.working.otherTab,
  finding: sealedWords.working.finding,
  finishing: sealedWords.working.finishing,
  offline: sealedWords.working.offline,
  "import-open": sealedWords.working.importOpen,
} as const satisfies Partial<Record<Progress["phase"], Text>>;

function helpToOpen({ id }: User) {
  noteOpeningWanted(id);
  goOn();
}

function Standing({ progress, user, state }: { progress: Progress; user: User; state: WorkState }) {
  const t = useTranslator();
  switch (progress.phase) {
    case "working": {
      const { done, all } = progress;
      return (
        <ProgressBar label={t(sealedWords.working.done, { done, all })} share={all === 0 ? 1 : done / all} />
      );
    }
    case "locked":
      return <Locked {...{ user, state }} />;
    case "unasked":
      return (
        <>
          <p className="max-w-[65ch] text-pretty">{t(sealedWords.working.unasked)}</p>
          <Button className="sm:self-start" onClick={() => helpToOpen(user)}>
            {t(sealedWords.unseal.begin)}
          </Button>
        </>
      );
    case "closed":
      return <Stopped text={t(sealedWords.working.stuck, { count: progress.count })} />;
    case "failed":
      return <Stopped text={t(sealedWords.working.failed)} why={progress.sentence} />;
    default:
      return (
        <p role="status" className="text-pretty">
          {t(sentences[progress.phase])}
        </p>
      );
  }
}

/** A new key needs the earlier one beside it, and the two can open with different things. */
function Locked({ user, state }: { user: User; state: WorkState }) {
  const t = useTranslator();
  const count = useSyncExternalStore(onKeyringChange, () => keyringOf(user.id)?.epochs.length ?? 0);
  const ofRotation = count === 0 ? sealedWords.working.bothKeys : sealedWords.working.earlierKey;
  const text = state === "rotating" ? ofRotation : sealedWords.working.locked;
  return (
    <>
      <p className="max-w-[65ch] text-pretty">{t(text)}</p>
      <UnlockForm key={count} user={user} onUnlocked={moveFocusToTitle} />
    </>
  );
}

function Stopped({ text, why = null }: { text: string; why?: string | null }) {
  const t = useTranslator();
  return (
    <Notice tone="amber">
      <p>{text}</p>
      {why && <p>{why}</p>}
      <Button onClick={goOn}>{t(sealedWords.working.goOn)}</Button>
    </Notice>
  );
}
