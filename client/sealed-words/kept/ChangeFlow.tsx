import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { User } from "#domain/accounts/user.ts";
import { sealedWords } from "#domain/languages/en/sealed-words.ts";
import type { Text } from "#domain/languages/text.ts";
import { onKeysDropped } from "../../sealed/drop-keys.ts";
import type { KnownSeal } from "../../sealed/seal-copy.ts";
import { sealKey } from "../../sealed/seal-query.ts";
import { showToast } from "../../ui/toasts.ts";
import type { ChangeProps, Opened } from "./change-props.ts";
import { KitFlow } from "./KitFlow.tsx";
import { NewPasskey } from "./NewPasskey.tsx";
import { NewPassphrase } from "./NewPassphrase.tsx";
import { ProofStep } from "./ProofStep.tsx";
import { RotationFlow } from "./RotationFlow.tsx";
import type { Masters } from "./slot-changes.ts";

/** What a person changes of what opens their words. */
export type Task = "passphrase" | "kit" | "passkey" | "key";

const flows = { passphrase: NewPassphrase, kit: KitFlow, passkey: NewPasskey, key: RotationFlow } as const;
const steps = { passphrase: 2, kit: 3, passkey: 2, key: 4 } as const satisfies Record<Task, number>;
const titles = {
  passphrase: sealedWords.change.title,
  kit: sealedWords.newKit.title,
  passkey: sealedWords.passkey.title,
  key: sealedWords.rotate.title,
} as const satisfies Record<Task, Text>;

type Props = { user: User; seal: KnownSeal; task: Task; onEnd: () => void };

/** First what opens the words now, and then what shall open them. The master keys are overwritten at the end. */
export function ChangeFlow({ user, seal, task, onEnd }: Props) {
  const client = useQueryClient();
  const [opened, setOpened] = useState<Opened | null>(null);
  useOverwritten(opened?.masters);
  // No key stays behind the curtain of the app lock, and these can be read.
  useEffect(() => onKeysDropped(onEnd), [onEnd]);
  if (!opened)
    return (
      <ProofStep
        {...{ title: titles[task], user, seal, steps: steps[task], onCancel: onEnd }}
        asksWho={task === "passphrase" || task === "key"}
        onOpened={setOpened}
      />
    );
  const onDone: ChangeProps["onDone"] = (title, hint, params = {}) => {
    void client.invalidateQueries({ queryKey: sealKey(user.id) });
    showToast((t) => ({ title: t(title), description: t(hint, params) }));
    onEnd();
  };
  const Flow = flows[task];
  return <Flow {...opened} {...{ user, seal, steps: steps[task], onCancel: onEnd, onDone }} />;
}

function useOverwritten(masters: Masters | undefined) {
  useEffect(
    () => () => {
      for (const master of masters?.values() ?? []) master.fill(0);
    },
    [masters],
  );
}
