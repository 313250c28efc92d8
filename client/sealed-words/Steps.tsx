import type { ReactNode } from "react";
import type { User } from "#domain/accounts/user.ts";
import { common } from "#domain/languages/en/common.ts";
import { sealedWords } from "#domain/languages/en/sealed-words.ts";
import type { Text } from "#domain/languages/text.ts";
import type { FormErrors } from "../forms/form-errors.ts";
import { useForm } from "../forms/use-form.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { ActionRow } from "../ui/DialogActions.tsx";
import { Notice } from "../ui/Notice.tsx";
import { SubmitButton } from "../ui/SubmitButton.tsx";
import { checkTypedBack, KitField } from "./KitField.tsx";
import { KitSheet } from "./KitSheet.tsx";
import { checkPassphrase, emptyPassphrase, PassphraseFields } from "./PassphraseFields.tsx";
import { Step } from "./Step.tsx";

type Place = { step: number; steps: number };

/** What the main button of a step does. It is about to end the step, if `send` does not fail. */
export type Act<Typed> = {
  readonly label: Text;
  readonly busy: Text;
  readonly send: (typed: Typed) => Promise<unknown>;
  readonly explain: (error: Error) => FormErrors;
};

/** Leads to the step after this one. */
const next = { label: sealedWords.next, busy: sealedWords.next, send: async () => {}, explain: () => ({}) };

type PassphraseProps = Place & {
  title?: Text;
  user: User;
  /** The password of the account, where the person has typed it. */
  password: string | null;
  /** Stands above the fields. */
  children?: ReactNode;
  onCancel: () => void;
  act?: Act<string>;
  onChosen: (passphrase: string) => void;
};

export function PassphraseStep(props: PassphraseProps) {
  const { title = sealedWords.passphrase.title, user, password, children } = props;
  const { onCancel, act = next, onChosen, step, steps } = props;
  const t = useTranslator();
  const form = useForm({
    initial: emptyPassphrase,
    check: (typed) => checkPassphrase(typed, password),
    send: ({ passphrase }) => act.send(passphrase),
    explain: act.explain,
    onAccepted: (_, { passphrase }) => onChosen(passphrase),
  });
  return (
    <Step title={t(title)} step={step} steps={steps}>
      <form {...form.props} className="flex flex-col gap-4">
        <p className="max-w-[65ch] text-pretty">
          {t(sealedWords.passphrase.what)} {t(sealedWords.passphrase.own)}
        </p>
        {children}
        <PassphraseFields form={form} user={user} />
        <Notice>{form.notice}</Notice>
        <ActionRow>
          <Button onClick={onCancel}>{t(common.cancel)}</Button>
          <SubmitButton isBusy={form.isBusy} busy={t(act.busy)}>
            {t(act.label)}
          </SubmitButton>
        </ActionRow>
      </form>
    </Step>
  );
}

type KitProps = Place & { universeName: string; kit: Uint8Array; onBack: () => void; onKept: () => void };

export function KitStep({ universeName, kit, onBack, onKept, ...place }: KitProps) {
  const t = useTranslator();
  return (
    <Step title={t(sealedWords.kit.title)} {...place}>
      <KitSheet universeName={universeName} kit={kit} />
      <ActionRow>
        <Button onClick={onBack}>{t(sealedWords.previous)}</Button>
        <Button variant="primary" onClick={onKept}>
          {t(sealedWords.next)}
        </Button>
      </ActionRow>
    </Step>
  );
}

type TypeBackProps = Place & {
  kit: Uint8Array;
  onBack: () => void;
  act?: Act<void>;
  onTyped: () => void;
};

/** The kit is typed back before it counts: the paper can be cut off, or the printer can have no ink. */
export function TypeBackStep({ kit, onBack, act = next, onTyped, ...place }: TypeBackProps) {
  const t = useTranslator();
  const form = useForm({
    initial: { kit: "" },
    check: (typed) => checkTypedBack(typed, kit),
    send: () => act.send(),
    explain: act.explain,
    onAccepted: onTyped,
  });
  return (
    <Step title={t(sealedWords.typeBack.title)} {...place}>
      <form {...form.props} className="flex flex-col gap-4">
        <p className="max-w-[65ch] text-pretty">{t(sealedWords.typeBack.what)}</p>
        <KitField {...form.field("kit")} />
        <Notice>{form.notice}</Notice>
        <ActionRow>
          <Button onClick={onBack}>{t(sealedWords.typeBack.showAgain)}</Button>
          <SubmitButton isBusy={form.isBusy} busy={t(act.busy)}>
            {t(act.label)}
          </SubmitButton>
        </ActionRow>
      </form>
    </Step>
  );
}
