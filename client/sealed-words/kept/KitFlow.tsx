import { useState } from "react";
import { sealedWords } from "#domain/languages/en/sealed-words.ts";
import { failureText } from "../../doors/failure-text.ts";
import { translator } from "../../languages/language.ts";
import { makeKit } from "../../sealed/crypto/keys.ts";
import { KitStep, TypeBackStep } from "../Steps.tsx";
import type { ChangeProps } from "./change-props.ts";
import { putSlot } from "./slot-changes.ts";

/** A new kit takes the place of the one before when it was typed back. */
export function KitFlow({ user, seal, masters, steps, onCancel, onDone }: ChangeProps) {
  const [kit] = useState(makeKit);
  const [isKept, setKept] = useState(false);
  if (!isKept)
    return (
      <KitStep
        {...{ universeName: user.universeName, kit, step: 2, steps, onBack: onCancel }}
        onKept={() => setKept(true)}
      />
    );
  return (
    <TypeBackStep
      {...{ kit, step: 3, steps }}
      onBack={() => setKept(false)}
      act={{
        ...{ label: sealedWords.newKit.save, busy: sealedWords.change.busy },
        send: () => putSlot(user.id, seal, masters, { secret: { kind: "recovery", kit } }),
        explain: (error) => ({ notice: failureText(translator(), error, sealedWords.newKit.failed) }),
      }}
      onTyped={() => onDone(sealedWords.newKit.saved, sealedWords.newKit.savedHint)}
    />
  );
}
