import { LockKeyhole } from "lucide-react";
import { useEffect, useRef } from "react";
import { appLock } from "#domain/languages/en/app-lock.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { showToast } from "../ui/toasts.ts";
import { LockChoices } from "./LockChoices.tsx";
import type { LockRecord } from "./lock-record.ts";
import { lock, saveLock } from "./lock-state.ts";

type Props = { record: LockRecord; takesFocus: boolean; onChange: () => void; onClose: () => void };

/** The lock that is on. Choices apply at once. */
export function LockIsOn({ record, takesFocus, onChange, onClose }: Props) {
  const t = useTranslator();
  const lockNow = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) lockNow.current?.focus();
  }, [takesFocus]);
  const turnOff = () => {
    saveLock(null);
    showToast((t) => ({ title: t(appLock.turnedOff) }));
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-raised py-2 pe-2 ps-4">
        <p className="flex items-center gap-2 font-medium">
          <LockKeyhole aria-hidden="true" className="size-5 text-accent-ink" />
          {t(appLock.isOn)}
        </p>
        <Button
          ref={lockNow}
          variant="primary"
          aria-keyshortcuts="L"
          onClick={() => {
            onClose();
            lock();
          }}
        >
          {t(appLock.lockNow)}
        </Button>
      </div>
      <LockChoices when={record} onChange={(when) => saveLock({ ...record, ...when })} />
      <div className="flex flex-wrap gap-3">
        <Button className="grow" onClick={onChange}>
          {t(appLock.change)}
        </Button>
        <Button variant="danger" className="grow" onClick={turnOff}>
          {t(appLock.turnOff)}
        </Button>
      </div>
    </>
  );
}
