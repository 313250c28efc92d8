import type { ReactNode } from "react";
import { maxStars } from "#domain/imports.ts";
import { imports } from "#domain/languages/en/imports.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { Deciding, Known } from "./flow-state.ts";
import type { ImportFlow } from "./import-flow.ts";
import { nextText } from "./next-text.ts";
import { ProblemList } from "./ProblemList.tsx";
import { spanText } from "./problem-text.ts";
import { StepButtons } from "./StepButtons.tsx";
import { StepHead } from "./StepHead.tsx";
import { placeText, sourceName } from "./source-text.ts";
import { TimeZoneField } from "./TimeZoneField.tsx";

type Props = { flow: ImportFlow; state: Deciding; known: Known };

/** What is in the file, and what cannot be read. Nothing has been sent. */
export function FoundStep({ flow, state, known }: Props) {
  const t = useTranslator();
  const { facts } = imports.found;
  const { found, fileName, timeZone } = state;
  const room = Math.max(0, maxStars - known.entries.length);
  const isTooMuch = found.entries > room;
  const canRestore = state.isWholeUniverse && known.entries.length === 0;
  const measured = found.series.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <StepHead title={t(imports.found.title)} />
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 wrap-anywhere">
        <Fact name={t(facts.file)} value={<bdi>{fileName}</bdi>} />
        <Fact name={t(facts.from)} value={sourceName(t, found.source)} />
        <Fact name={t(facts.entries)} value={found.entries.toLocaleString(t.locale)} />
        {found.span && <Fact name={t(facts.time)} value={spanText(t, found.span)} />}
        {found.moods.length > 0 && (
          <Fact name={t(facts.moods)} value={found.moods.length.toLocaleString(t.locale)} />
        )}
        {found.tags.length > 0 && (
          <Fact name={t(facts.tags)} value={found.tags.length.toLocaleString(t.locale)} />
        )}
        {found.series.length > 0 && (
          <Fact
            name={t(facts.measured)}
            value={t(imports.measured.seriesAndValues, { count: found.series.length, values: measured })}
          />
        )}
      </dl>
      <Notice>
        {isTooMuch && <p>{t(imports.found.tooMuch, { most: maxStars, room, entries: found.entries })}</p>}
      </Notice>
      {found.entries + measured === 0 && <p>{t(imports.found.nothing)}</p>}
      {found.withoutZone > 0 && (
        <TimeZoneField
          value={timeZone}
          count={found.withoutZone}
          onChange={(next) => flow.answer({ timeZone: next })}
        />
      )}
      <ProblemList flow={flow} of="file" counts={found.problems} place={placeText(found.source)} />
      <p className="text-quiet text-small">
        {canRestore
          ? t(imports.found.nothingSentOrRestored, { most: maxStars })
          : t(imports.found.nothingSent, { most: maxStars })}
      </p>
      <WordsOfFile flow={flow} canRestore={canRestore} />
      {canRestore && (
        <Notice tone="plain">
          <p className="font-medium">{t(imports.found.whole)}</p>
          <p>{t(imports.found.restoreText)}</p>
          <Button variant="primary" onClick={() => void flow.restore()}>
            {t(imports.found.restore)}
          </Button>
        </Notice>
      )}
      <StepButtons onCancel={flow.leave}>
        {/* Stars alone would not bring the seal of the file along, and their words would be open here. */}
        {!(canRestore && flow.wasSealed() && !flow.sealsWords()) && (
          <Button
            variant={canRestore ? "plain" : "primary"}
            disabled={isTooMuch || found.entries + measured === 0}
            onClick={() => void flow.next(known)}
          >
            {t(canRestore ? imports.found.starsOnly : nextText(state))}
          </Button>
        )}
      </StepButtons>
    </>
  );
}

/** What becomes of words that are sealed in the file, or that the universe seals. */
function WordsOfFile({ flow, canRestore }: { flow: ImportFlow; canRestore: boolean }) {
  const t = useTranslator();
  if (flow.sealsWords()) return <p className="text-pretty">{t(imports.sealedFile.getsSealed)}</p>;
  if (!flow.wasSealed()) return null;
  return (
    <p className="text-pretty">
      {t(canRestore ? imports.sealedFile.keepsSeal : imports.sealedFile.getsPlain)}
    </p>
  );
}

const Fact = ({ name, value }: { name: string; value: ReactNode }) => (
  <>
    <dt className="text-quiet">{name}</dt>
    <dd>{value}</dd>
  </>
);
