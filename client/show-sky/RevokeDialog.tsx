import { showSky } from "#domain/languages/en/show-sky.ts";
import type { Link } from "#domain/shown-skies/link.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Notice } from "../ui/Notice.tsx";
import { hasEnded, type useLinks } from "./links.ts";

type Props = { link: Link; links: ReturnType<typeof useLinks>; onClose: () => void };

export function RevokeDialog({ link, links: { revocation }, onClose }: Props) {
  const t = useTranslator();
  const isOver = hasEnded(link);
  const revoke = () => revocation.mutateAsync(link.id).then(onClose, () => {});
  return (
    <Dialog
      role="alertdialog"
      open
      onOpenChange={onClose}
      title={t(isOver ? showSky.revoke.remove : showSky.revoke.end, { label: link.label })}
      className="md:w-md!"
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t(showSky.revoke.keep)}</Button>
          <Button
            variant="danger"
            aria-busy={revocation.isPending}
            onClick={() => revocation.isPending || revoke()}
          >
            {t(isOver ? showSky.link.remove : showSky.link.end)}
          </Button>
        </div>
      }
    >
      <p>{t(isOver ? showSky.revoke.removeHint : showSky.revoke.endHint)}</p>
      <Notice>{revocation.isError && t(showSky.revoke.unreachable)}</Notice>
    </Dialog>
  );
}
