import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isPin, pinLength, plainPin } from "#domain/app-lock.ts";
import { appLock } from "#domain/languages/en/app-lock.ts";
import { useDeviceQuestion } from "../doors/webauthn.ts";
import type { FormErrors } from "../forms/form-errors.ts";
import { useForm } from "../forms/use-form.ts";
import { translator, useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { OneOf } from "../ui/OneOf.tsx";
import { PasswordField } from "../ui/PasswordField.tsx";
import { SubmitButton } from "../ui/SubmitButton.tsx";
import { showToast } from "../ui/toasts.ts";
import { LockChoices, type When } from "./LockChoices.tsx";
import type { LockRecord, WayToOpen } from "./lock-record.ts";
import { saveLock } from "./lock-state.ts";
import { canMakePasskey, makePasskey } from "./passkey.ts";
import { makePin } from "./pin.ts";

type Props = {
  userId: string;
  /** The lock whose way to open is changed; null sets up a new one. */
  record: LockRecord | null;
  takesFocus: boolean;
  onDone: () => void;
};

type Kind = WayToOpen["kind"];

class NothingStored extends Error {}

const firstChoice: When = { minutes: 5, whenHidden: true };

/** Sets the lock up, or changes how it opens. */
export function LockForm({ userId, record, takesFocus, onDone }: Props) {
  const t = useTranslator();
  const { data: canUseDevice = false } = useQuery({
    queryKey: ["can-make-passkey", userId],
    queryFn: canMakePasskey,
    staleTime: 0,
  });
  const [kind, setKind] = useState<Kind>("pin");
  const [when, setWhen] = useState<When>(record ?? firstChoice);
  const device = useDeviceQuestion();
  const form = useForm({
    initial: { pin: "", again: "" },
    check: (values) => (kind === "pin" ? checkPins(values) : null),
    send: async ({ pin }) => {
      const way =
        kind === "pin"
          ? await makePin(plainPin(pin))
          : await makePasskey(t(appLock.way.passkeyName), device.signal());
      if (!saveLock({ userId, way, minutes: when.minutes, whenHidden: when.whenHidden }))
        throw new NothingStored();
    },
    explain: (error) => ({
      notice: translator()(error instanceof NothingStored ? appLock.needsStorage : appLock.way.notMade),
    }),
    onAccepted: () => {
      showToast((t) => ({ title: t(appLock.turnedOn), description: t(appLock.turnedOnHint) }));
      onDone();
    },
  });
  const { focus } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once, when the form comes.
  useEffect(() => {
    if (takesFocus) focus("pin");
  }, []);
  return (
    <form {...form.props} className="flex flex-col gap-5">
      {canUseDevice && (
        <OneOf<Kind>
          legend={t(appLock.way.legend)}
          hint={kind === "passkey" ? t(appLock.way.passkeyHint) : undefined}
          options={[
            ["pin", t(appLock.way.pin)],
            ["passkey", t(appLock.way.passkey)],
          ]}
          value={kind}
          onValueChange={setKind}
        />
      )}
      {kind === "pin" && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <PasswordField
            {...form.field("pin")}
            texts={appLock.pin.one}
            hint={t(appLock.pin.hint, pinLength)}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
          <PasswordField
            {...form.field("again")}
            texts={appLock.pin.again}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        </div>
      )}
      {!record && <LockChoices when={when} onChange={setWhen} />}
      <Notice>{form.notice}</Notice>
      <div className="flex flex-wrap gap-3">
        {record && (
          <Button className="grow" onClick={onDone}>
            {t(appLock.keep)}
          </Button>
        )}
        <SubmitButton className="grow" isBusy={form.isBusy} busy={t(appLock.turningOn)}>
          {t(record ? appLock.save : appLock.turnOn)}
        </SubmitButton>
      </div>
    </form>
  );
}

function checkPins({ pin, again }: { pin: string; again: string }): FormErrors | null {
  const t = translator();
  if (!isPin(plainPin(pin))) return { fields: { pin: t(appLock.pin.form, pinLength) } };
  return plainPin(again) === plainPin(pin) ? null : { fields: { again: t(appLock.pin.differs) } };
}
