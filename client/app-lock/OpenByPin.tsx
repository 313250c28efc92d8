import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isPin, pinLength, plainPin } from "#domain/app-lock.ts";
import { appLock } from "#domain/languages/en/app-lock.ts";
import { useForm } from "../forms/use-form.ts";
import { translator, useTranslator } from "../languages/language.ts";
import { PasswordField } from "../ui/PasswordField.tsx";
import { SubmitButton } from "../ui/SubmitButton.tsx";
import type { WayToOpen } from "./lock-record.ts";
import { askForSignIn, tryPin } from "./open-lock.ts";

class WrongPin extends Error {
  readonly left: number;
  constructor(left: number) {
    super("The PIN is wrong.");
    this.left = left;
  }
}

const checkForm = ({ pin }: { pin: string }) =>
  isPin(plainPin(pin)) ? null : { fields: { pin: translator()(appLock.pin.form, pinLength) } };

const explain = (error: Error) => ({
  fields: {
    pin:
      error instanceof WrongPin
        ? translator()(appLock.curtain.wrong, { left: error.left })
        : translator()(appLock.curtain.notOpened),
  },
});

export function OpenByPin({ way }: { way: Extract<WayToOpen, { kind: "pin" }> }) {
  const t = useTranslator();
  const client = useQueryClient();
  const form = useForm({
    initial: { pin: "" },
    // What cannot be a PIN is no try.
    check: checkForm,
    send: async ({ pin }) => {
      const left = await tryPin(way, plainPin(pin));
      if (left === 0) askForSignIn(client, "pins");
      else if (left !== null) throw new WrongPin(left);
    },
    explain,
    onAccepted: () => {},
  });
  const { focus } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field gets the focus when the curtain comes.
  useEffect(() => focus("pin"), []);
  return (
    <form {...form.props} className="flex w-full flex-col gap-4 text-start">
      <PasswordField
        {...form.field("pin")}
        texts={appLock.pin.one}
        inputMode="numeric"
        maxLength={pinLength.max}
        autoComplete="one-time-code"
      />
      <SubmitButton isBusy={form.isBusy} busy={t(appLock.curtain.opening)}>
        {t(appLock.curtain.open)}
      </SubmitButton>
    </form>
  );
}
