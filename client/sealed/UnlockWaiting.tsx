import { unlock } from "#domain/languages/en/unlock.ts";
import { useTranslator } from "../languages/language.ts";
import { useSession } from "../session/session.ts";
import { acceptOpened } from "./accept-opened.ts";
import { useLockedWords } from "./locked-words.ts";
import { sealsWords } from "./seal-state.ts";
import { UnlockForm } from "./UnlockForm.tsx";

/**
 * Asks for what opens the words that wait to be sent. They can have been sealed with an earlier key than that of the
 * universe, or before its words were opened elsewhere, where no page asks for one any more.
 */
export function UnlockWaiting() {
  const t = useTranslator();
  const { data: user } = useSession();
  const { areLocked } = useLockedWords();
  if (!user) return null;
  return (
    <div className="flex flex-col gap-3 pb-4">
      {!areLocked && <p className="text-pretty">{t(unlock.earlierKey)}</p>}
      <UnlockForm user={user} onUnlocked={() => forgetAgain(user.id)} />
    </div>
  );
}

/** The dialog shows what becomes of what waits. Keys of words that their person has opened are needed for nothing else. */
const forgetAgain = (userId: string) => sealsWords(userId) || void acceptOpened(userId);
