import { home } from "#domain/languages/en/home.ts";
import { useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";
import { useOwnUniverse } from "../outbox/own-universe.tsx";
import { useFeelings } from "../stars/feelings.ts";
import { useStarActions } from "../stars/star-actions.ts";
import { starName } from "../stars/star-text.ts";
import { Button } from "../ui/Button.tsx";
import { notice } from "./Notices.tsx";

/** A change of a star that waited, and that the server then refused: opening it shows why, and what can be done. */
export function RefusedChange() {
  const t = useTranslator();
  const feelings = useFeelings();
  const { entries, corrections } = useOwnUniverse();
  const { correct } = useStarActions();
  const refused = corrections.find(({ refusal }) => refusal !== null);
  if (!refused) return null;
  const { id, body } = refused;
  // A star that was removed elsewhere is not among the entries.
  const entry = entries.find((each) => each.id === id) ?? body.base;
  return (
    <div
      role="status"
      // The notice would cover the star whose card is open on phones.
      className={`${notice} pointer-events-auto flex items-center gap-2 py-1 pe-1 ps-4 max-md:in-[:root:has(.star-card)]:hidden`}
    >
      <p className="min-w-0 py-1">
        <RichText
          text={home.refusedChange.sentence}
          tags={{ strong: (content) => <strong className="font-medium text-ink">{content}</strong> }}
          params={{ star: starName(t, feelings, entry) }}
        />
      </p>
      <Button variant="quiet" onClick={() => correct(entry)}>
        {t(home.refusedChange.look)}
      </Button>
    </div>
  );
}
