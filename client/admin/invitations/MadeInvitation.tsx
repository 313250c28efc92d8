import { Share2 } from "lucide-react";
import type { RefObject } from "react";
import { admin } from "#domain/languages/en/admin.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { QrCode } from "../../ui/QrCode.tsx";
import { share } from "../../ui/share.ts";
import { InvitationFacts } from "./InvitationCard.tsx";
import type { Made } from "./new-invitation.ts";

type Props = { made: Made; onClose: () => void; focusAfter: RefObject<HTMLElement | null> };

/** Shows the link of a new invitation, once. */
export function MadeInvitation({ made, onClose, focusAfter }: Props) {
  const t = useTranslator();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      showsToasts
      // The link is not shown again: a press beside the dialog does not close it.
      onInteractOutside={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        focusAfter.current?.focus();
      }}
      title={t(admin.made.title)}
      className="md:w-[30rem]!"
      footer={
        <Button variant="primary" className="self-end" onClick={onClose}>
          {t(admin.made.done)}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-pretty">{t(admin.made.once)}</p>
        <InvitationFacts invitation={made} />
        <p dir="ltr" className="rounded-control bg-raised px-3 py-2 text-small wrap-anywhere">
          {made.url}
        </p>
        <div className="flex flex-wrap gap-2">
          <CopyButton
            text={made.url}
            label={admin.made.copy}
            copied={admin.made.copied}
            hint={admin.made.copiedHint}
          />
          {typeof navigator.share === "function" && (
            <Button onClick={() => void share({ url: made.url }, made.url)}>
              <Share2 aria-hidden="true" />
              {t(admin.made.share)}
            </Button>
          )}
        </div>
        <QrCode
          text={made.url}
          label={t(admin.made.picture)}
          className="w-full max-w-52 self-center rounded-control"
        />
      </div>
    </Dialog>
  );
}
