import { useRef } from "react";
import { useLocation } from "wouter";
import { common } from "#domain/languages/en/common.ts";
import { panels } from "#domain/languages/en/panels.ts";
import { useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { linkTo } from "../ui/TextLink.tsx";
import { showToast } from "../ui/toasts.ts";
import { deleteForever } from "./account-deletion.ts";

const deletePage = "/your-data/delete";

export function DeleteUniverseDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslator();
  const [, navigate] = useLocation();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      role="alertdialog"
      title={t(panels.settings.delete)}
      subtitle={t(panels.deletion.warning)}
      open={open}
      onOpenChange={(next) => next || onClose()}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        cancel.current?.focus();
      }}
      className="md:w-[30rem]!"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button ref={cancel} className="grow sm:grow-0" onClick={onClose}>
            {t(common.cancel)}
          </Button>
          <Button
            variant="danger"
            className="grow sm:grow-0"
            onClick={() => deleteForever(onClose, showToast, () => navigate(deletePage))}
          >
            {t(panels.deletion.submit)}
          </Button>
        </div>
      }
    >
      <p>
        <RichText text={panels.deletion.really} tags={{ link: linkTo(deletePage) }} />
      </p>
      <p className="mt-2 text-quiet">
        <RichText text={panels.deletion.takeWithYou} tags={{ link: linkTo("/your-data") }} />
      </p>
    </Dialog>
  );
}
