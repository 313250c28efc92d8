import { queryOptions, useQuery } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import type { User } from "#domain/accounts/user.ts";
import { wayInCalls } from "#domain/calls/ways-in.ts";
import { common } from "#domain/languages/en/common.ts";
import { doors } from "#domain/languages/en/doors.ts";
import { send } from "../../api.ts";
import { CodesDialog } from "../../doors/CodesDialog.tsx";
import { useReloadDoors } from "../../doors/doors.ts";
import { failureText } from "../../doors/failure-text.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { showToast } from "../../ui/toasts.ts";
import { SecretForm } from "./SecretForm.tsx";

type Props = { open: boolean; user: User; onClose: () => void; focusAfter: RefObject<HTMLElement | null> };

/** Sets the second step up: the secret goes into an app, a code of the app turns it on, and then come the recovery codes. */
export function SetUpDialog({ open, user, onClose, focusAfter }: Props) {
  const t = useTranslator();
  const reload = useReloadDoors();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => {
    onClose();
    showToast((t) => ({ title: t(doors.factor.turnedOn), description: t(doors.factor.turnedOnHint) }));
  };
  if (codes)
    return (
      <CodesDialog universeName={user.universeName} codes={codes} onClose={close} focusAfter={focusAfter} />
    );
  const turnOn = (recoveryCodes: readonly string[]) => {
    setCodes(recoveryCodes);
    void reload();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        focusAfter.current?.focus();
      }}
      title={t(doors.factor.setUp)}
      className="md:w-[30rem]!"
    >
      <Secret onTurnedOn={turnOn} onClose={onClose} />
    </Dialog>
  );
}

/**
 * Each opening asks for a new secret, because one that was shown and not confirmed is worth nothing. As a query it is asked
 * for once, whatever React does with the component: the server keeps the secret it made last, which has to be the one shown.
 */
const secretQuery = queryOptions({
  queryKey: ["new-totp-secret"],
  queryFn: async () => (await send(wayInCalls.startTotp, {})).data,
  gcTime: 0,
});

type SecretProps = { onTurnedOn: (codes: readonly string[]) => void; onClose: () => void };

function Secret({ onTurnedOn, onClose }: SecretProps) {
  const t = useTranslator();
  const { data, error, refetch } = useQuery(secretQuery);
  if (data) return <SecretForm {...data} onTurnedOn={onTurnedOn} onClose={onClose} />;
  if (!error) return <Skeleton rows={4} />;
  return (
    <div className="flex flex-col gap-3">
      <Notice>{failureText(t, error, doors.factor.notStarted)}</Notice>
      <Button className="self-start" onClick={() => void refetch()}>
        {t(common.tryAgain)}
      </Button>
    </div>
  );
}
