import { Download, Printer } from "lucide-react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { doors } from "#domain/languages/en/doors.ts";
import { sealedWords } from "#domain/languages/en/sealed-words.ts";
import { formatKit, groupsOfKit } from "#domain/sealed/kit.ts";
import { useTranslator } from "../languages/language.ts";
import { serverClock } from "../time/server-clock.ts";
import { Button } from "../ui/Button.tsx";
import { CopyButton } from "../ui/CopyButton.tsx";
import { saveFile } from "../ui/save-file.ts";
import { aroundKit, kitFile, kitFileName } from "./kit-file.ts";

type Props = { universeName: string; kit: Uint8Array };

/** A new kit, and the ways to keep it. It is in this page alone, and is not shown again afterwards. */
export function KitSheet({ universeName, kit }: Props) {
  const t = useTranslator();
  const [madeAt] = useState(() => serverClock.at(Date.now()));
  const save = () =>
    saveFile(new Blob([kitFile(t, universeName, kit, madeAt)], { type: "text/plain" }), kitFileName);
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-[65ch] text-pretty">{t(sealedWords.kit.what)}</p>
      <Groups label={t(sealedWords.kit.code)} kit={kit} />
      <div className="flex flex-wrap gap-2">
        <Button data-first="" onClick={() => print()}>
          <Printer aria-hidden="true" />
          {t(doors.codes.print)}
        </Button>
        <Button onClick={save}>
          <Download aria-hidden="true" />
          {t(doors.codes.save)}
        </Button>
        <CopyButton
          text={formatKit(kit)}
          label={doors.codes.copy}
          copied={sealedWords.kit.copied}
          hint={sealedWords.kit.copiedHint}
        />
      </div>
      <Paper universeName={universeName} kit={kit} madeAt={madeAt} />
    </div>
  );
}

const groupItems = (kit: Uint8Array) =>
  groupsOfKit(kit).map((group, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two groups can be the same, and none ever moves.
    <li key={at} className="select-all">
      {group}
    </li>
  ));

const Groups = ({ label, kit }: { label: string; kit: Uint8Array }) => (
  <ol
    dir="ltr"
    aria-label={label}
    className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-control bg-raised p-4 text-center font-mono text-lead tabular-nums sm:grid-cols-4"
  >
    {groupItems(kit)}
  </ol>
);

/** What goes on paper; theme.css leaves the rest of the page out. */
function Paper({ universeName, kit, madeAt }: Props & { madeAt: number }) {
  const t = useTranslator();
  const { title, notes } = aroundKit(t, universeName, madeAt);
  return createPortal(
    <div data-paper="" aria-hidden="true" className="scheme-light hidden flex-col gap-6 text-ink print:flex">
      <h1 className="font-display text-title">{title}</h1>
      <ol
        dir="ltr"
        className="grid grid-cols-4 gap-4 border-y border-ink py-6 text-center font-mono text-title"
      >
        {groupItems(kit)}
      </ol>
      {notes.map((note) => (
        <p key={note} className="max-w-[70ch]">
          {note}
        </p>
      ))}
    </div>,
    document.body,
  );
}
