import { History } from "lucide-react";
import { Button } from "../../ui/Button.tsx";
import { chooseMemories, useMemoriesChoice } from "./memories-choice.ts";

/** The way back for a person who has turned off "on this day". */
export function MemoriesSwitch() {
  if (useMemoriesChoice() !== "off") return null;
  return (
    <Button variant="quiet" className="-ml-4 self-start" onClick={() => chooseMemories("open")}>
      <History aria-hidden="true" />
      Turn on “On this day”
    </Button>
  );
}
