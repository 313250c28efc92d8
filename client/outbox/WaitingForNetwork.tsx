import { CloudUpload } from "lucide-react";
import { type ReactNode, useCallback, useState } from "react";
import { waiting } from "#domain/languages/en/waiting.ts";
import { useTranslator } from "../languages/language.ts";
import { lazyDialog } from "../loading/lazy-dialog.tsx";
import { useIsClaim } from "../sealed/use-words.ts";
import { Button } from "../ui/Button.tsx";
import { isWaiting } from "./item.ts";
import { useOutbox, useOutboxState } from "./use-delivery.ts";
import { useItems } from "./use-universe.ts";

const WaitingDialog = lazyDialog(async () => (await import("./WaitingDialog.tsx")).WaitingDialog);

type Props = {
  userId: string;
  className?: string;
  /** Shown instead while no write waits for the network. */
  children?: ReactNode;
};

/** Says that writes wait for the network or for an update, and opens the list of them. */
export function WaitingForNetwork({ userId, className, children }: Props) {
  const t = useTranslator();
  const items = useItems(userId).filter(isWaiting);
  const outbox = useOutbox();
  const isOutOfReach = useOutboxState(outbox, ({ isOutOfReach }) => isOutOfReach);
  const isHeld = useOutboxState(outbox, (outbox) => items.some(outbox.isHeld));
  const isLocked = useOutboxState(outbox, (outbox) => items.some(outbox.isLocked));
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const isShown = items.length > 0 && (isOutOfReach || isHeld);
  const locked = useIsClaim(userId) ? waiting.claim : waiting.locked;
  const reason = isLocked ? locked : waiting.update;
  const title = t(isHeld && !isOutOfReach ? reason : waiting.title);
  return (
    <>
      {isShown ? (
        <div role="status" className={className}>
          <Button
            variant="quiet"
            className="gap-2 font-normal text-small"
            aria-haspopup="dialog"
            onPointerEnter={WaitingDialog.preload}
            onClick={() => setOpen(true)}
          >
            <CloudUpload aria-hidden="true" className="text-amber" />
            <span>
              {title}
              <span className="sr-only">{t(waiting.writes, { count: items.length })}</span>
            </span>
            <span aria-hidden="true" className="rounded-full bg-raised px-2 text-ink tabular-nums">
              {items.length.toLocaleString(t.locale)}
            </span>
          </Button>
        </div>
      ) : (
        children
      )}
      <WaitingDialog title={title} open={isOpen} onClose={close} userId={userId} items={items} />
    </>
  );
}
