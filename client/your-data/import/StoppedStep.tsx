import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { Stopped } from "./flow-state.ts";
import type { ImportFlow } from "./import-flow.ts";
import { useImports, useRemoveImport } from "./imports-query.ts";
import { StepHead } from "./StepHead.tsx";

type Props = { flow: ImportFlow; state: Stopped };

/** Why the server took no more, and what the person can do. */
export function StoppedStep({ flow, state: { stored, why, sentence } }: Props) {
  const imports = useImports(stored.userId);
  const remove = useRemoveImport(stored.userId);
  const open = imports.data?.find(({ finishedAt, undoneAt }) => finishedAt === null && undoneAt === null);
  const isOther = why === "open";
  const cancelOther = () => open && remove.mutate(open.id, { onSuccess: () => void flow.again() });
  const giveUp = async () => {
    await flow.giveUp();
    if (open?.id === stored.id) remove.mutate(stored.id);
  };
  return (
    <>
      <StepHead title="The import has stopped" />
      <Notice>
        <p>{sentences[why]}</p>
        {sentence && (why === "full" || why === "refused") && <p>{sentence}</p>}
      </Notice>
      <div className="flex flex-wrap gap-2">
        {isOther ? (
          <Button variant="primary" disabled={!open || remove.isPending} onClick={cancelOther}>
            Cancel that one and go on here
          </Button>
        ) : (
          why === "closed" && (
            <Button variant="primary" onClick={() => void flow.again()}>
              Start it again
            </Button>
          )
        )}
        {isOther && <Button onClick={() => void flow.again()}>Try again</Button>}
        <Button onClick={() => void giveUp()}>{why === "lost" ? "Choose the file again" : "Not now"}</Button>
      </div>
    </>
  );
}

const sentences: Readonly<Record<Stopped["why"], string>> = {
  open: "Another device, or another tab, has an import of this universe open. Let it finish, or cancel it and go on here. Nothing of this file was added yet.",
  full: "Your universe has no room for all of these stars. Nothing of this file was added.",
  closed:
    "This import has ended on the server: it was cancelled, or it was open for more than a day. Nothing of it was added. Start it again, and all of it is sent once more.",
  lost: "This browser has lost the entries that were still to be sent. Choose the same file again: nothing is added twice.",
  refused:
    "Your universe did not take these entries. Nothing of this file was added, and everything else is as it was.",
};
