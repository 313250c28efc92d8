import { Download, Printer } from "lucide-react";
import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { doors } from "#domain/languages/en/doors.ts";
import { useTranslator } from "../languages/language.ts";
import { serverClock } from "../time/server-clock.ts";
import { Button } from "../ui/Button.tsx";
import { CopyButton } from "../ui/CopyButton.tsx";
import { DialogActions } from "../ui/DialogActions.tsx";
import { saveFile } from "../ui/save-file.ts";
import { aroundCodes, codesFile, codesFileName } from "./codes-file.ts";

type Props = {
  universeName: string;
  codes: readonly string[];
  onKept: () => void;
  /** Stands above the button that says that they are kept. */
  notice?: ReactNode;
};

/** New recovery codes, in a dialog. Nobody can see them again: only a press says that they are kept. */
export function CodesSheet({ universeName, codes, onKept, notice }: Props) {
  const t = useTranslator();
  const [madeAt] = useState(() => serverClock.at(Date.now()));
  const file = () => codesFile(t, universeName, codes, madeAt);
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-[60ch] text-pretty">{t(doors.codes.keep)}</p>
      <Codes codes={codes} />
      <div className="flex flex-wrap gap-2">
        <CopyButton
          data-first=""
          text={codes.join("\n")}
          label={doors.codes.copy}
          copied={doors.codes.copied}
          hint={doors.codes.copiedHint}
        />
        <Button onClick={() => print()}>
          <Printer aria-hidden="true" />
          {t(doors.codes.print)}
        </Button>
        <Button onClick={() => saveFile(new Blob([file()], { type: "text/plain" }), codesFileName)}>
          <Download aria-hidden="true" />
          {t(doors.codes.save)}
        </Button>
      </div>
      <DialogActions>
        {notice}
        <Button variant="primary" className="sm:self-end" onClick={onKept}>
          {t(doors.codes.kept)}
        </Button>
      </DialogActions>
      <Paper {...aroundCodes(t, universeName, madeAt)} codes={codes} />
    </div>
  );
}

const Codes = ({ codes }: Pick<Props, "codes">) => (
  <ul
    dir="ltr"
    className="grid gap-x-6 gap-y-1 rounded-control bg-raised p-4 font-mono tabular-nums sm:grid-cols-2"
  >
    {codes.map((code) => (
      <li key={code} className="select-all text-center">
        {code}
      </li>
    ))}
  </ul>
);

type PaperProps = { title: string; note: string; codes: readonly string[] };

/** What goes on paper; theme.css leaves the rest of the page out. */
const Paper = ({ title, note, codes }: PaperProps) =>
  createPortal(
    <div data-paper="" aria-hidden="true" className="scheme-light hidden flex-col gap-6 text-ink print:flex">
      <h1 className="font-display text-title">{title}</h1>
      <ul dir="ltr" className="font-mono text-lead">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p>{note}</p>
    </div>,
    document.body,
  );
