import { Trash2 } from "lucide-react";
import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import { journal } from "#domain/languages/en/journal.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";

export const binId = "bin";

/** Leads from the top of the journal to the bin, which is below all stars. */
export function BinLink({ onOpen }: { onOpen: () => void }) {
  const t = useTranslator();
  const open = (event: MouseEvent) => {
    // Back leaves the journal, because this adds no entry to the history.
    event.preventDefault();
    // The bin is open at once, so that there is room to scroll to it.
    flushSync(onOpen);
    const bin = document.getElementById(binId);
    bin?.querySelector("button")?.focus({ preventScroll: true });
    bin?.scrollIntoView();
  };
  return (
    <Button asChild variant="quiet" className="-me-3 gap-1.5 px-3 font-normal text-small [&_svg]:size-4!">
      <a href={`#${binId}`} onClick={open}>
        <Trash2 aria-hidden="true" />
        {t(journal.bin)}
      </a>
    </Button>
  );
}
