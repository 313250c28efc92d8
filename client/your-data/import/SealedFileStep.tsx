import { imports } from "#domain/languages/en/imports.ts";
import { useForm } from "../../forms/use-form.ts";
import { translator, useTranslator } from "../../languages/language.ts";
import { Notice } from "../../ui/Notice.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import type { Known } from "./flow-state.ts";
import type { ImportFlow } from "./import-flow.ts";
import type { SealedQuestion } from "./messages.ts";
import { StepButtons } from "./StepButtons.tsx";
import { StepHead } from "./StepHead.tsx";

type Props = { flow: ImportFlow; known: Known; question: SealedQuestion };

class NotOpened extends Error {}

/** Asks for what opens the words of a file. Nothing of it is sent. */
export function SealedFileStep({ flow, known, question: { seal } }: Props) {
  const t = useTranslator();
  const form = useForm({
    initial: { typed: "" },
    check: ({ typed }) =>
      typed.trim() === "" ? { fields: { typed: translator()(imports.sealedFile.empty) } } : null,
    send: async ({ typed }) => {
      const failure = await flow.openSealed(seal, typed, known);
      if (failure) throw new NotOpened(translator()(imports.sealedFile[failure]));
    },
    explain: ({ message }) => ({ fields: { typed: message } }),
    onAccepted() {},
  });
  if (globalThis.crypto?.subtle === undefined)
    return <Notice tone="plain">{t(imports.sealedFile.http)}</Notice>;
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <StepHead title={t(imports.sealedFile.title)} text={t(imports.sealedFile.text)} />
      <PasswordField
        {...form.field("typed")}
        texts={imports.sealedFile.field}
        autoComplete="off"
        dir="auto"
      />
      <StepButtons onCancel={flow.leave}>
        <SubmitButton isBusy={form.isBusy} busy={t(imports.sealedFile.opening)}>
          {t(imports.sealedFile.open)}
        </SubmitButton>
      </StepButtons>
    </form>
  );
}
