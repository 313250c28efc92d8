import { useCallback, useEffect, useRef, useState } from "react";
import type { User } from "#domain/accounts/user.ts";
import { sealedWords } from "#domain/languages/en/sealed-words.ts";
import { useTranslator } from "../../languages/language.ts";
import type { KnownSeal } from "../../sealed/seal-copy.ts";
import { Button } from "../../ui/Button.tsx";
import { Section } from "../../ui/Section.tsx";
import { Limits, WhatIsSealed } from "../WhatIsSealed.tsx";
import { ChangeFlow, type Task } from "./ChangeFlow.tsx";
import { CheckKitDialog } from "./CheckKitDialog.tsx";
import { KitQuestion } from "./KitQuestion.tsx";
import { SlotList } from "./SlotList.tsx";
import { currentSlots } from "./slot-changes.ts";
import { Unsealing } from "./Unsealing.tsx";

/** What opens the words, and what can be done with it. */
export function Sealed({ user, seal }: { user: User; seal: KnownSeal }) {
  const t = useTranslator();
  const [task, setTask] = useState<Task | null>(null);
  const [isChecking, setChecking] = useState(false);
  const list = useFocusAfter(task);
  const end = useCallback(() => setTask(null), []);
  if (task) return <ChangeFlow key={task} {...{ user, seal, task, onEnd: end }} />;
  const slots = currentSlots(seal);
  return (
    <>
      <KitQuestion slots={slots} onCheck={() => setChecking(true)} onNew={() => setTask("kit")} />
      <Section title={t(sealedWords.sealed.title)}>
        <p className="max-w-[65ch] text-pretty">{t(sealedWords.sealed.what)}</p>
        <SlotList ref={list} {...{ user, slots, onTask: setTask }} onCheck={() => setChecking(true)} />
      </Section>
      <Section title={t(sealedWords.rotate.title)}>
        <p className="max-w-[65ch] text-pretty">{t(sealedWords.rotate.what)}</p>
        <Button className="sm:self-start" onClick={() => setTask("key")}>
          {t(sealedWords.rotate.begin)}
        </Button>
      </Section>
      <Unsealing user={user} />
      <WhatIsSealed />
      <Limits />
      {isChecking && <CheckKitDialog seal={seal} onClose={() => setChecking(false)} />}
    </>
  );
}

/** The list gets the focus when a change has ended, of which its steps had it. */
function useFocusAfter(task: Task | null) {
  const list = useRef<HTMLUListElement>(null);
  const wasChanging = useRef(false);
  useEffect(() => {
    if (wasChanging.current && task === null) list.current?.focus();
    wasChanging.current = task !== null;
  }, [task]);
  return list;
}
