import { common } from "#domain/languages/en/common.ts";
import { imports } from "#domain/languages/en/imports.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { Stopped } from "./flow-state.ts";
import type { ImportFlow } from "./import-flow.ts";
import { useImports, useRemoveImport } from "./imports-query.ts";
import { StepHead } from "./StepHead.tsx";

type Props = { flow: ImportFlow; state: Stopped };

/** Why the server took no more, and what the person can do. */
export function StoppedStep({ flow, state: { stored, why, refused } }: Props) {
  const t = useTranslator();
  const { data } = useImports(stored.userId);
  const remove = useRemoveImport(stored.userId);
  const open = data?.find(({ finishedAt, undoneAt }) => finishedAt === null && undoneAt === null);
  const isOther = why === "open";
  const sentence = ["full", "room", "refused"].includes(why) ? refused?.refusal.error : null;
  const cancelOther = () => open && remove.mutate(open.id, { onSuccess: () => void flow.again() });
  const giveUp = async () => {
    await flow.giveUp();
    if (why === "room" || open?.id === stored.id) remove.mutate(stored.id);
  };
  return (
    <>
      <StepHead title={t(imports.stopped.title)} />
      <Notice>
        <p>{t(imports.stopped.why[why])}</p>
        {sentence && <p>{sentence}</p>}
      </Notice>
      <div className="flex flex-wrap gap-2">
        {isOther ? (
          <Button variant="primary" disabled={!open || remove.isPending} onClick={cancelOther}>
            {t(imports.stopped.cancelOther)}
          </Button>
        ) : (
          why === "closed" && (
            <Button variant="primary" onClick={() => void flow.again()}>
              {t(imports.stopped.startAgain)}
            </Button>
          )
        )}
        {why === "room" && (
          <Button variant="primary" onClick={() => void flow.goOn()}>
            {t(imports.stopped.goOn)}
          </Button>
        )}
        {isOther && <Button onClick={() => void flow.again()}>{t(common.tryAgain)}</Button>}
        <Button onClick={() => void giveUp()}>{t(giveUpText(why))}</Button>
      </div>
    </>
  );
}

function giveUpText(why: Stopped["why"]) {
  if (why === "lost") return imports.stopped.chooseAgain;
  return why === "room" ? imports.stopped.takeBack : imports.stopped.notNow;
}
