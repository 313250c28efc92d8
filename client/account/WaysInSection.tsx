import { useRef, useState } from "react";
import type { User } from "#domain/accounts/user.ts";
import { doors } from "#domain/languages/en/doors.ts";
import { type Doors, useDoors } from "../doors/doors.ts";
import { LoadedList } from "../doors/LoadedList.tsx";
import { useTranslator } from "../languages/language.ts";
import { Section } from "../ui/Section.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { SecondFactor } from "./SecondFactor.tsx";
import { AddPasskey } from "./ways-in/AddPasskey.tsx";
import { RemoveWayDialog } from "./ways-in/RemoveWayDialog.tsx";
import { RenamePasskeyDialog } from "./ways-in/RenamePasskeyDialog.tsx";
import { type RemovableWay, WayList } from "./ways-in/WayList.tsx";

/** What opens the universe: each way with what can be done with it, the second step, and recovery codes. */
export function WaysInSection({ user }: { user: User }) {
  const t = useTranslator();
  const query = useDoors();
  if (query.data) return <WaysIn user={user} ways={query.data} />;
  return (
    <Section title={t(doors.title)}>
      <LoadedList query={query} offline={doors.offline} unreachable={doors.unreachable} rows={3}>
        {() => null}
      </LoadedList>
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
