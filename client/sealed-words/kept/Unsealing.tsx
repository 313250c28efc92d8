import { useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import type { User } from "#domain/accounts/user.ts";
import { sealCalls } from "#domain/calls/seal.ts";
import { sealedWords } from "#domain/languages/en/sealed-words.ts";
import { send } from "../../api.ts";
import { SureDialog } from "../../doors/SureDialog.tsx";
import { useTranslator } from "../../languages/language.ts";
import { moveFocusToTitle } from "../../navigation/title-focus.ts";
import { keyringOf, onKeyringChange } from "../../sealed/keyring.ts";
import { sealKey } from "../../sealed/seal-query.ts";
import { UnlockForm } from "../../sealed/UnlockForm.tsx";
import { noteOpeningWanted } from "../../sealed/work/consent.ts";
import { updateSessionUser } from "../../session/session.ts";
import { Button } from "../../ui/Button.tsx";
import { Section } from "../../ui/Section.tsx";
import { showToast } from "../../ui/toasts.ts";

/** The way back. It needs the keys, because this browser opens what it then sends. */
export function Unsealing({ user }: { user: User }) {
  const t = useTranslator();
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const isUnlocked = useSyncExternalStore(onKeyringChange, () => keyringOf(user.id) !== null);
  const begin = async () => {
    const { data } = await send(sealCalls.beginOpening, { owner: user.id });
    noteOpeningWanted(user.id);
    updateSessionUser(client, user.id, { seal: data.state });
    void client.invalidateQueries({ queryKey: sealKey(user.id) });
    showToast((t) => ({ title: t(sealedWords.unseal.begun), description: t(sealedWords.sure.begunHint) }));
  };
  return (
    <Section title={t(sealedWords.unseal.title)}>
      <p className="max-w-[65ch] text-pretty">{t(sealedWords.unseal.what)}</p>
      {isUnlocked ? (
        <Button className="sm:self-start" onClick={() => setAsked(true)}>
          {t(sealedWords.unseal.begin)}
        </Button>
      ) : (
        <>
          <p className="max-w-[65ch] text-pretty text-quiet">{t(sealedWords.unseal.locked)}</p>
          <UnlockForm user={user} isQuiet onUnlocked={moveFocusToTitle} />
        </>
      )}
      {isAsked && (
        <SureDialog
          title={t(sealedWords.unseal.sure)}
          hint={t(sealedWords.unseal.what)}
          act={t(sealedWords.unseal.begin)}
          keep={t(sealedWords.unseal.keep)}
          onAct={begin}
          failed={sealedWords.unseal.failed}
          onClose={() => setAsked(false)}
        />
      )}
    </Section>
  );
}
