import { common } from "#domain/languages/en/common.ts";
import { useTranslator } from "../languages/language.ts";
import { Dialog } from "./Dialog.tsx";

type Props = { open: boolean; onClose: () => void; text: string };

/** Shown when the browser does not give access to the clipboard. */
export function CopyByHand({ open, onClose, text }: Props) {
  const t = useTranslator();
  return (
    <Dialog
      title={t(common.copyByHand.title)}
      subtitle={t(common.copyByHand.reason)}
      open={open}
      onOpenChange={(next) => next || onClose()}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        if (!(event.currentTarget instanceof HTMLElement)) return;
        event.currentTarget.querySelector("textarea")?.select();
      }}
      className="md:w-[30rem]!"
    >
      <textarea
        readOnly
        rows={4}
        aria-label={t(common.copyByHand.text)}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        className="w-full resize-none rounded-control border border-edge bg-raised px-3 py-2 wrap-anywhere"
      />
    </Dialog>
  );
}
