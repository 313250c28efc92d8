import { maxStars } from "#domain/imports.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { Deciding } from "./flow-state.ts";
import type { ImportFlow, Known } from "./import-flow.ts";
import type { Prepared } from "./messages.ts";
import { ProblemList } from "./ProblemList.tsx";
import { spanText, starsText } from "./problem-text.ts";
import { SkyPreview } from "./SkyPreview.tsx";
import { StepButtons } from "./StepButtons.tsx";
import { StepHead } from "./StepHead.tsx";
import { placeName } from "./source-text.ts";

type Props = { flow: ImportFlow; state: Deciding; known: Known };

/** The sky as it would be, and the last step before anything is sent. */
export function PreviewStep({ flow, state, known }: Props) {
  const { prepared, sky, found } = state;
  const isOwn = found.source.startsWith("mood-universe");
  const room = maxStars - known.entries.length;
  return (
    <>
      <StepHead title="Your sky to come" />
      <SkyPreview sky={sky} />
      <p role="status">{prepared ? summaryOf(prepared, known.entries.length) : "Working out the sky…"}</p>
      {prepared && (
        <>
          <TooMuch stars={prepared.entries} room={room} />
          <ProblemList flow={flow} of="stars" counts={prepared.problems} place={placeName(found.source)} />
        </>
      )}
      <p className="text-quiet text-small">
        You can undo the import for 30 days. Bringing the same file again later adds only what is new.
      </p>
      <StepButtons onCancel={flow.leave} onBack={() => void flow.goTo(isOwn ? "found" : "match", known)}>
        <Button
          variant="primary"
          disabled={!prepared || prepared.entries === 0 || prepared.entries > room}
          onClick={() => void flow.start()}
        >
          Import
        </Button>
      </StepButtons>
    </>
  );
}

const TooMuch = ({ stars, room }: { stars: number; room: number }) => (
  <Notice>
    {stars > room && (
      <p>
        This would be {starsText(stars)}. A universe has room for {maxStars.toLocaleString("en")} stars, and
        yours for {Math.max(0, room).toLocaleString("en")} more. Nothing was sent.
      </p>
    )}
  </Notice>
);

function summaryOf({ entries, span, tags }: Prepared, present: number): string {
  if (entries === 0) return "With these answers, nothing becomes a star. Go back and choose a feeling.";
  const tagsText = tags > 0 ? ` and up to ${tags.toLocaleString("en")} tags` : "";
  const besides = present > 0 ? ` They join the ${present.toLocaleString("en")} of your sky.` : "";
  return `${starsText(entries)}${tagsText}${span ? `, ${spanText(span)}` : ""}.${besides}`;
}
