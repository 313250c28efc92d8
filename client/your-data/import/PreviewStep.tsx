import { maxStars } from "#domain/imports.ts";
import { imports } from "#domain/languages/en/imports.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { maxReadings } from "#domain/records/reading/reading.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { withMeasured } from "./counts-text.ts";
import type { Deciding, Known } from "./flow-state.ts";
import type { ImportFlow } from "./import-flow.ts";
import type { Prepared } from "./messages.ts";
import { ProblemList } from "./ProblemList.tsx";
import { spanText } from "./problem-text.ts";
import { SkyPreview } from "./SkyPreview.tsx";
import { StepButtons } from "./StepButtons.tsx";
import { StepHead } from "./StepHead.tsx";
import { placeText } from "./source-text.ts";

type Props = { flow: ImportFlow; state: Deciding; known: Known };

/** The sky as it would be, and the last step before anything is sent. */
export function PreviewStep({ flow, state, known }: Props) {
  const t = useTranslator();
  const { prepared, sky, found } = state;
  const room = maxStars - known.entries.length;
  const roomForReadings = maxReadings - known.readings.length;
  const isTooMuch = prepared && (prepared.entries > room || prepared.readings > roomForReadings);
  return (
    <>
      <StepHead title={t(imports.preview.title)} />
      <SkyPreview sky={sky} />
      <p role="status">
        {prepared ? summaryOf(t, prepared, known.entries.length) : t(imports.preview.workingOut)}
      </p>
      {prepared && (
        <>
          <TooMuch stars={prepared.entries} room={room} />
          <TooManyReadings readings={prepared.readings} room={roomForReadings} />
          <ProblemList flow={flow} of="stars" counts={prepared.problems} place={placeText(found.source)} />
        </>
      )}
      <p className="text-quiet text-small">{t(imports.preview.undoable)}</p>
      <StepButtons onCancel={flow.leave} onBack={() => void flow.back(known)}>
        <Button
          variant="primary"
          disabled={!prepared || countOf(prepared) === 0 || isTooMuch === true}
          onClick={() => void flow.start()}
        >
          {t(imports.preview.import)}
        </Button>
      </StepButtons>
    </>
  );
}

const countOfStars = ({ entries, known, corrections }: Prepared) => entries + known + corrections;
const countOf = (prepared: Prepared) =>
  countOfStars(prepared) + prepared.readings + prepared.replacedReadings;

function TooManyReadings({ readings, room }: { readings: number; room: number }) {
  const t = useTranslator();
  return (
    <Notice>
      {readings > room && (
        <p>{t(imports.measured.tooManyReadings, { readings, most: maxReadings, room: Math.max(0, room) })}</p>
      )}
    </Notice>
  );
}

function TooMuch({ stars, room }: { stars: number; room: number }) {
  const t = useTranslator();
  return (
    <Notice>
      {stars > room && (
        <p>{t(imports.preview.tooMuch, { stars, most: maxStars, room: Math.max(0, room) })}</p>
      )}
    </Notice>
  );
}

function summaryOf(t: Translator, prepared: Prepared, present: number): string {
  const { corrections: count, readings, replacedReadings, knownReadings } = prepared;
  const stars = summaryOfNew(t, prepared, present);
  const summary = count > 0 ? t(imports.changes.corrected, { summary: stars, count }).trim() : stars;
  const hasOther = count + readings + replacedReadings + knownReadings > 0;
  return withMeasured(t, countOfStars(prepared) === 0 && hasOther ? "" : summary, prepared);
}

function summaryOfNew(
  t: Translator,
  { entries: stars, known: count, span, tags, corrections }: Prepared,
  present: number,
): string {
  if (stars === 0 && count > 0) return t(imports.done.known, { count });
  if (stars === 0 && corrections > 0) return "";
  if (stars === 0 || !span) return t(imports.preview.nothing);
  const dates = spanText(t, span);
  const summary =
    tags > 0
      ? t(imports.preview.starsAndTags, { stars, tags, dates })
      : t(imports.preview.stars, { stars, dates });
  return present > 0 ? t(imports.preview.besides, { summary, count: present }) : summary;
}
