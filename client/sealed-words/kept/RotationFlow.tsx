import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { sealedWords } from "#domain/languages/en/sealed-words.ts";
import { failureText } from "../../doors/failure-text.ts";
import { translator, useTranslator } from "../../languages/language.ts";
import { keysOf, makeKit } from "../../sealed/crypto/keys.ts";
import { takeKeys } from "../../sealed/keyring.ts";
import { updateSessionUser } from "../../session/session.ts";
import { beginRotation, makeNewKey, type NewKey } from "../new-key.ts";
import { KitStep, PassphraseStep, TypeBackStep } from "../Steps.tsx";
import type { ChangeProps } from "./change-props.ts";

type At = "passphrase" | "kit" | "type back";

/** A new key, with a passphrase that may be the same and with a new kit. This device then has both keys. */
export function RotationFlow(props: ChangeProps) {
  const { user, password, steps, onCancel, onDone } = props;
  const t = useTranslator();
  const [at, setAt] = useState<At>("passphrase");
  const [passphrase, setPassphrase] = useState("");
  const [kit] = useState(makeKit);
  const begin = useRotation(props, { passphrase, kit });
  if (at === "passphrase")
    return (
      <PassphraseStep
        {...{ title: sealedWords.rotate.title, user, password, onCancel, step: 2, steps }}
        onChosen={(chosen) => {
          setPassphrase(chosen);
          setAt("kit");
        }}
      >
        <p className="max-w-[65ch] text-pretty">{t(sealedWords.rotate.kept)}</p>
      </PassphraseStep>
    );
  if (at === "kit")
    return (
      <KitStep
        {...{ universeName: user.universeName, kit, step: 3, steps }}
        onBack={() => setAt("passphrase")}
        onKept={() => setAt("type back")}
      />
    );
  return (
    <TypeBackStep
      {...{ kit, step: 4, steps }}
      onBack={() => setAt("kit")}
      act={{
        ...{ label: sealedWords.rotate.start, busy: sealedWords.sure.busy, send: begin },
        explain: (error) => ({ notice: failureText(translator(), error, sealedWords.rotate.failed) }),
      }}
      onTyped={() => onDone(sealedWords.rotate.begun, sealedWords.rotate.begunHint)}
    />
  );
}

type Chosen = { readonly passphrase: string; readonly kit: Uint8Array<ArrayBuffer> };

function useRotation({ user, seal, masters }: ChangeProps, chosen: Chosen) {
  const client = useQueryClient();
  /** Made once for a passphrase: a call whose reply was lost is sent again in the same bytes. */
  const made = useRef<{ readonly passphrase: string; readonly key: Promise<NewKey> }>(null);
  return async () => {
    if (made.current?.passphrase !== chosen.passphrase)
      made.current = { passphrase: chosen.passphrase, key: makeNewKey(seal.sealedFor, chosen) };
    // The person can leave the page meanwhile, which overwrites the master keys.
    const earlier = await Promise.all([...masters].map(([epoch, master]) => keysOf(master, epoch)));
    const begun = await beginRotation(user.id, seal, await made.current.key);
    const epochs = [...earlier, begun.keys].sort((one, other) => one.epoch - other.epoch);
    await takeKeys({ userId: user.id, sealedFor: seal.sealedFor, epochs }, {});
    updateSessionUser(client, user.id, { seal: begun.seal.state });
  };
}
