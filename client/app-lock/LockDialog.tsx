import { useState } from "react";
import { Link } from "wouter";
import { signsInBy, type User } from "#domain/accounts/user.ts";
import { appLock } from "#domain/languages/en/app-lock.ts";
import { useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { Notice } from "../ui/Notice.tsx";
import { LockForm } from "./LockForm.tsx";
import { LockIsOn } from "./LockIsOn.tsx";
import { useLockState } from "./lock-state.ts";

type Props = { open: boolean; onClose: () => void; user: User };

/** Sets up the lock of this device, changes it and turns it off. */
export function LockDialog({ open, onClose, user }: Props) {
  const t = useTranslator();
  return (
    <Dialog
      title={t(appLock.title)}
      subtitle={t(appLock.subtitle)}
      open={open}
      onOpenChange={(next) => next || onClose()}
      showsToasts
      className="md:w-[34rem]!"
    >
      <Content user={user} onClose={onClose} />
    </Dialog>
  );
}

/** A component of its own, so that its state ends when the dialog closes. */
function Content({ user, onClose }: Omit<Props, "open">) {
  const t = useTranslator();
  const { record } = useLockState();
  const [isChanging, setChanging] = useState(false);
  /** What the person did last has replaced the part that had the focus. */
  const [hasChanged, setChanged] = useState(false);
  const change = (next: boolean) => {
    setChanged(true);
    setChanging(next);
  };
  return (
    <div className="flex flex-col gap-5 pt-1">
      {record && !isChanging ? (
        <LockIsOn record={record} takesFocus={hasChanged} onChange={() => change(true)} onClose={onClose} />
      ) : (
        <LockForm userId={user.id} record={record} takesFocus={hasChanged} onDone={() => change(false)} />
      )}
      <p className="text-quiet text-small">{t(appLock.honest)}</p>
      <Notice tone="amber">
        {signsInBy(user, "name") && (
          <p>
            <RichText
              text={appLock.byName}
              tags={{
                link: (content) => (
                  <Link href="/account-settings" className="underline underline-offset-4">
                    {content}
                  </Link>
                ),
              }}
            />
          </p>
        )}
      </Notice>
    </div>
  );
}
