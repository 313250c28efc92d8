import { History } from "lucide-react";
import { journal } from "#domain/languages/en/journal.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { chooseMemories, useMemoriesChoice } from "./memories-choice.ts";

/** The way back for a person who has turned off "on this day". */
export function MemoriesSwitch() {
  const t = useTranslator();
  if (useMemoriesChoice() !== "off") return null;
  return (
    <Button variant="quiet" className="-ms-4 self-start" onClick={() => chooseMemories("open")}>
      <History aria-hidden="true" />
      {t(journal.memories.turnOn)}
    </Button>
  );
}
