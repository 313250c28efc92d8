import { useRef, useState } from "react";
import type { User } from "#domain/accounts/user.ts";
import { common } from "#domain/languages/en/common.ts";
import { doors } from "#domain/languages/en/doors.ts";
import { NetworkError } from "../call-errors.ts";
import { type Doors, useDoors } from "../doors/doors.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Section } from "../ui/Section.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { SecondFactor } from "./SecondFactor.tsx";
import { AddPasskey } from "./ways-in/AddPasskey.tsx";
import { RemoveWayDialog } from "./ways-in/RemoveWayDialog.tsx";
import { RenamePasskeyDialog } from "./ways-in/RenamePasskeyDialog.tsx";
import { type RemovableWay, WayList } from "./ways-in/WayList.tsx";

/** What opens the universe: each way with what can be done with it, the second step, and recovery codes. */
export function WaysInSection({ user }: { user: User }) {
  const t = useTranslator();
  const { data, isError, error, isFetching, refetch } = useDoors();
  if (data) return <WaysIn user={user} ways={data} />;
  return (
    <Section title={t(doors.title)}>
      {isError ? (
        <>
          <Notice>{t(error instanceof NetworkError ? doors.offline : doors.unreachable)}</Notice>
          <Button className="self-start" disabled={isFetching} onClick={() => void refetch()}>
            {t(common.tryAgain)}
          </Button>
        </>
      ) : (
        <Skeleton rows={3} />
      )}
    </Section>
  );
}

type Task =
  | { readonly kind: "rename"; readonly passkey: Doors["passkeys"][number] }
  | { readonly kind: "remove"; readonly way: RemovableWay };

function WaysIn({ user, ways }: { user: User; ways: Doors }) {
  const t = useTranslator();
  const [task, setTask] = useState<Task | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const close = () => setTask(null);
  return (
    <Section title={t(doors.title)}>
      <p className="max-w-[60ch] text-pretty text-quiet">{t(doors.intro)}</p>
      <WayList
        ref={list}
        ways={ways}
        onRename={(passkey) => setTask({ kind: "rename", passkey })}
        onRemove={(way) => setTask({ kind: "remove", way })}
      />
      <AddPasskey user={user} ways={ways} />
      <SecondFactor user={user} ways={ways} />
      <RecoveryCodes user={user} ways={ways} />
      {task?.kind === "rename" && <RenamePasskeyDialog passkey={task.passkey} onClose={close} />}
      {task?.kind === "remove" && (
        <RemoveWayDialog way={task.way} ways={ways} onClose={close} focusAfter={list} />
      )}
    </Section>
  );
}
