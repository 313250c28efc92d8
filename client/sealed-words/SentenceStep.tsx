import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { User } from "#domain/accounts/user.ts";
import { sealedWords } from "#domain/languages/en/sealed-words.ts";
import { unlock } from "#domain/languages/en/unlock.ts";
import { CallError } from "../call-errors.ts";
import { failureText } from "../doors/failure-text.ts";
import type { FormErrors } from "../forms/form-errors.ts";
import { useForm } from "../forms/use-form.ts";
import { translator, useTranslator } from "../languages/language.ts";
import { takeKeys } from "../sealed/keyring.ts";
import { sealKey } from "../sealed/seal-query.ts";
import { updateSessionUser } from "../session/session.ts";
import { Button } from "../ui/Button.tsx";
import { Checkbox } from "../ui/Checkbox.tsx";
import { ActionRow } from "../ui/DialogActions.tsx";
import { Notice } from "../ui/Notice.tsx";
import { SubmitButton } from "../ui/SubmitButton.tsx";
import { TextArea } from "../ui/TextField.tsx";
import { showToast } from "../ui/toasts.ts";
import { beginSealing, type Chosen, makeNewKey, type NewKey } from "./new-key.ts";
import { Step } from "./Step.tsx";
import { isSameSentence } from "./same-sentence.ts";

type Props = Chosen & {
  user: User;
  step: number;
  steps: number;
  onBack: () => void;
  onOvertaken: () => void;
};

/** The person types the sentence about what cannot be undone; then it begins. */
export function SentenceStep({ user, passphrase, kit, onBack, onOvertaken, ...place }: Props) {
  const t = useTranslator();
  const [keep, setKeep] = useState(true);
  const form = useBeginning(user, { passphrase, kit }, { keep, onOvertaken });
  return (
    <Step title={t(sealedWords.sure.title)} {...place}>
      <form {...form.props} className="flex flex-col gap-4">
        <p className="max-w-[65ch] text-pretty">{t(sealedWords.sure.what)}</p>
        <blockquote className="rounded-control border-amber border-s-4 bg-raised px-4 py-3 font-medium text-pretty">
          {t(sealedWords.sure.sentence)}
        </blockquote>
        <TextArea
          {...form.field("sentence")}
          label={t(sealedWords.sure.label)}
          hint={t(sealedWords.sure.hint)}
          rows={2}
          autoFocus
          autoComplete="off"
          dir="auto"
        />
        <Checkbox label={t(unlock.keep)} hint={t(unlock.keepHint)} checked={keep} onCheckedChange={setKeep} />
        <Notice>{form.notice}</Notice>
        <ActionRow>
          <Button onClick={onBack}>{t(sealedWords.previous)}</Button>
          <SubmitButton isBusy={form.isBusy} busy={t(sealedWords.sure.busy)}>
            {t(sealedWords.sure.begin)}
          </SubmitButton>
        </ActionRow>
      </form>
    </Step>
  );
}

type Options = { keep: boolean; onOvertaken: () => void };

function useBeginning({ id }: User, chosen: Chosen, { keep, onOvertaken }: Options) {
  const client = useQueryClient();
  const key = useRef<Promise<NewKey>>(null);
  return useForm({
    initial: { sentence: "" },
    check: ({ sentence }): FormErrors | null =>
      isSameSentence(sentence, translator()(sealedWords.sure.sentence))
        ? null
        : { fields: { sentence: translator()(sealedWords.sure.wrong) } },
    send: async () => {
      key.current ??= makeNewKey(id, chosen);
      const begun = await beginSealing(id, await key.current).catch((error: unknown) => {
        // Another device has begun: the page shows what there is now.
        if (error instanceof CallError && error.refusal.code === "seal-state") {
          void client.invalidateQueries({ queryKey: sealKey(id) });
          onOvertaken();
        }
        throw error;
      });
      // The id with which the check and the slots were made, whatever the reply says.
      await takeKeys({ userId: id, sealedFor: id, epochs: [begun.keys] }, { keep });
      return begun.seal;
    },
    explain: (error) => ({ notice: failureText(translator(), error, sealedWords.sure.failed) }),
    onAccepted: (seal) => {
      updateSessionUser(client, id, { seal: seal.state });
      void client.invalidateQueries({ queryKey: sealKey(id) });
      showToast((t) => ({ title: t(sealedWords.sure.begun), description: t(sealedWords.sure.begunHint) }));
    },
  });
}
