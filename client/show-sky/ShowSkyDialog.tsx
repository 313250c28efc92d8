import { useState } from "react";
import { showSky } from "#domain/languages/en/show-sky.ts";
import type { Link } from "#domain/shown-skies/link.ts";
import { useTranslator } from "../languages/language.ts";
import { useWithWords } from "../sealed/locked-words.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { LinkForm } from "./LinkForm.tsx";
import { LinkList } from "./LinkList.tsx";
import { useLinks } from "./links.ts";
import { RevokeDialog } from "./RevokeDialog.tsx";

type Props = { open: boolean; onClose: () => void };

export function ShowSkyDialog({ open, onClose }: Props) {
  const t = useTranslator();
  return (
    <Dialog
      title={t(showSky.title)}
      subtitle={t(showSky.subtitle)}
      open={open}
      onOpenChange={(next) => next || onClose()}
      showsToasts
      className="md:w-[42rem]!"
    >
      <Content />
    </Dialog>
  );
}

/** The link that the form changes; `null` for a new one. */
type Task =
  | { readonly kind: "form"; readonly link: Link | null }
  | { readonly kind: "revoke"; readonly link: Link };

/** A component of its own, so that its state ends when the dialog closes. */
function Content() {
  const links = useLinks();
  const withWords = useWithWords();
  const [task, setTask] = useState<Task | null>(null);
  /** The id of the link that was made or changed last, or "new": it gets the focus that the form had. */
  const [touched, setTouched] = useState<string | null>(null);
  const close = (id: string | null = task?.link?.id ?? "new") => {
    setTouched(id);
    setTask(null);
  };
  if (task?.kind === "form") return <LinkForm link={task.link} links={links} onDone={close} />;
  return (
    <>
      <LinkList
        links={links}
        touched={touched}
        onCreate={withWords(() => setTask({ kind: "form", link: null }))}
        onChange={withWords((link: Link) => setTask({ kind: "form", link }))}
        onRevoke={(link) => setTask({ kind: "revoke", link })}
      />
      {task && <RevokeDialog link={task.link} links={links} onClose={() => close()} />}
    </>
  );
}
