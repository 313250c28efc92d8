import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import { type ListedUniverse, type UniverseAction, universeActions } from "#domain/admin/universes.ts";
import { adminCalls } from "#domain/calls/admin.ts";
import { admin } from "#domain/languages/en/admin.ts";
import { joined } from "#domain/languages/lists.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { send } from "../../api.ts";
import { SureDialog } from "../../doors/SureDialog.tsx";
import { useTranslator } from "../../languages/language.ts";
import { useInstance } from "../../session/instance-settings.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { showToast } from "../../ui/toasts.ts";
import { adminKey, keepUniverse } from "../queries.ts";
import { UniverseState } from "./UniverseCard.tsx";
import { factsText, isLocked, waysText } from "./universe-text.ts";

type Props = { universe: ListedUniverse; onClose: () => void; focusAfter: RefObject<HTMLElement | null> };

/** What can be done for the person of a universe, each with what it means, and the question before it is done. */
export function UniverseDialog({ universe, onClose, focusAfter }: Props) {
  const [action, setAction] = useState<UniverseAction | null>(null);
  if (action)
    return <Sure {...{ universe, action, focusAfter }} onCancel={() => setAction(null)} onDone={onClose} />;
  return <Actions {...{ universe, onClose }} onChoose={setAction} />;
}

type ActionsProps = Omit<Props, "focusAfter"> & { onChoose: (action: UniverseAction) => void };

function Actions({ universe, onClose, onChoose }: ActionsProps) {
  const t = useTranslator();
  const { data: instance } = useInstance();
  const possible = actionsFor(universe, instance?.sendsMail !== false);
  return (
    <Dialog open onOpenChange={onClose} title={universe.name} subtitle={waysText(t, universe)}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-1">
          <UniverseState universe={universe} />
          <p className="text-pretty text-quiet text-small tabular-nums">{factsText(t, universe)}</p>
        </div>
        {possible.length > 0 ? (
          <>
            <ul className="flex flex-col gap-3">
              {possible.map((action) => (
                <ActionRow key={action} {...{ universe, action }} onChoose={() => onChoose(action)} />
              ))}
            </ul>
            <p className="text-pretty text-quiet text-small">{t(admin.actions.told)}</p>
          </>
        ) : (
          <p className="text-pretty">{t(admin.actions.nothing)}</p>
        )}
      </div>
    </Dialog>
  );
}

type RowProps = { universe: ListedUniverse; action: UniverseAction; onChoose: () => void };

function ActionRow({ universe, action, onChoose }: RowProps) {
  const t = useTranslator();
  return (
    <li className="flex flex-col gap-2 rounded-control border border-line p-3 sm:p-4">
      <p className="text-pretty">{whatText(t, universe, action)}</p>
      <Button variant={action === "close" ? "danger" : "plain"} className="self-start" onClick={onChoose}>
        {t(admin.actions[action].name)}
      </Button>
    </li>
  );
}

/** What an action does. A universe that opens by its name is kept by its name, too. */
function whatText(t: Translator, { waysIn }: ListedUniverse, action: UniverseAction): string {
  const what = t(admin.actions[action].what);
  return action === "close" && waysIn.includes("name")
    ? joined(t, [what, t(admin.actions.keptByName)])
    : what;
}

/** A universe that its person closed is theirs alone, and one of an administrator is closed by a command. */
function actionsFor(universe: ListedUniverse, sendsMail: boolean): readonly UniverseAction[] {
  const { removedAt, closedBy, waysIn, isAdministrator } = universe;
  if (removedAt !== null) return closedBy === "administrator" ? ["reopen"] : [];
  const isPossible = {
    "end-sessions": true,
    unlock: isLocked(universe),
    // A universe that its name alone opens has no address.
    "send-sign-in-link": sendsMail && waysIn.some((way) => way !== "name"),
    close: !isAdministrator,
    reopen: false,
  } satisfies Record<UniverseAction, boolean>;
  return universeActions.filter((action) => isPossible[action]);
}

type SureProps = Omit<Props, "onClose"> & {
  action: UniverseAction;
  onCancel: () => void;
  onDone: () => void;
};

function Sure({ universe, action, focusAfter, onCancel, onDone }: SureProps) {
  const t = useTranslator();
  const client = useQueryClient();
  const isDone = useRef(false);
  const { id, name } = universe;
  const texts = admin.actions[action];
  const act = async () => {
    const { data } = await send(adminCalls.actOnUniverse, { params: { id, action } });
    isDone.current = true;
    keepUniverse(client, data);
    void client.invalidateQueries({ queryKey: [...adminKey, "log"] });
    showToast((t) => ({ title: t(texts.done), description: t(texts.doneHint, { name }) }));
  };
  return (
    <SureDialog
      title={t(texts.sure, { name })}
      hint={whatText(t, universe, action)}
      act={t(texts.name)}
      isDangerous={action === "close"}
      onAct={act}
      failed={admin.actions.failed}
      focusAfter={focusAfter}
      onClose={() => (isDone.current ? onDone() : onCancel())}
    />
  );
}
