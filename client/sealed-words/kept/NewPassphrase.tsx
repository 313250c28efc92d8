import { sealedWords } from "#domain/languages/en/sealed-words.ts";
import { failureText } from "../../doors/failure-text.ts";
import { translator, useTranslator } from "../../languages/language.ts";
import { PassphraseStep } from "../Steps.tsx";
import type { ChangeProps } from "./change-props.ts";
import { putSlot } from "./slot-changes.ts";

/** Another passphrase opens the same key: a person with the earlier passphrase and its slot still has the key. */
export function NewPassphrase({ user, seal, masters, password, steps, onCancel, onDone }: ChangeProps) {
  const t = useTranslator();
  const save = (passphrase: string) =>
    putSlot(user.id, seal, masters, { secret: { kind: "passphrase", passphrase } });
  return (
    <PassphraseStep
      {...{ title: sealedWords.change.title, user, password, onCancel, step: 2, steps }}
      act={{
        ...{ label: sealedWords.change.save, busy: sealedWords.change.busy, send: save },
        explain: (error) => ({ notice: failureText(translator(), error, sealedWords.change.failed) }),
      }}
      onChosen={() => onDone(sealedWords.change.saved, sealedWords.change.savedHint)}
    >
      <p className="max-w-[65ch] text-pretty text-quiet">{t(sealedWords.change.learned)}</p>
    </PassphraseStep>
  );
}
