import { maxStars } from "#domain/imports.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { Deciding } from "./flow-state.ts";
import type { ImportFlow, Known } from "./import-flow.ts";
import { ProblemList } from "./ProblemList.tsx";
import { entriesText, spanText } from "./problem-text.ts";
import { StepButtons } from "./StepButtons.tsx";
import { StepHead } from "./StepHead.tsx";
import { placeName, sourceNames } from "./source-text.ts";
import { TimeZoneField } from "./TimeZoneField.tsx";

type Props = { flow: ImportFlow; state: Deciding; known: Known };

/** What is in the file, and what cannot be read. Nothing has been sent. */
export function FoundStep({ flow, state, known }: Props) {
  const { found, fileName, timeZone } = state;
  const room = Math.max(0, maxStars - known.entries.length);
  const isTooMuch = found.entries > room;
  const canRestore = state.isWholeUniverse && known.entries.length === 0;
  const isOwn = found.source.startsWith("mood-universe");
  return (
    <>
      <StepHead title="What was found" />
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 wrap-anywhere">
        <Fact name="File" value={fileName} />
        <Fact name="From" value={sourceNames[found.source]} />
        <Fact name="Entries" value={found.entries.toLocaleString("en")} />
        {found.span && <Fact name="Time" value={spanText(found.span)} />}
        {found.moods.length > 0 && <Fact name="Moods" value={found.moods.length.toLocaleString("en")} />}
        {found.tags.length > 0 && <Fact name="Tags" value={found.tags.length.toLocaleString("en")} />}
      </dl>
      <Notice>
        {isTooMuch && (
          <p>
            A universe has room for {maxStars.toLocaleString("en")} stars. Yours has room for{" "}
            {room.toLocaleString("en")} more, and this file has {entriesText(found.entries)}. Nothing was
            sent.
          </p>
        )}
      </Notice>
      {found.entries === 0 && <p>There is nothing in this file that can become a star.</p>}
      {found.withoutZone > 0 && (
        <TimeZoneField
          value={timeZone}
          count={found.withoutZone}
          onChange={(next) => flow.answer({ timeZone: next })}
        />
      )}
      <ProblemList flow={flow} of="file" counts={found.problems} place={placeName(found.source)} />
      <p className="text-quiet text-small">
        Up to {maxStars.toLocaleString("en")} stars fit into a universe. Nothing is sent before you press{" "}
        {canRestore ? "Restore everything or Import" : "Import"}.
      </p>
      {canRestore && (
        <Notice tone="plain">
          <p className="font-medium">This is a whole universe, and yours has no stars yet.</p>
          <p>
            Restore everything: stars, bin, tags, constellations, activities, profile, avatar and settings.
            The name of your universe and the way you sign in stay as they are. Reminders stay off until you
            start them.
          </p>
          <Button variant="primary" onClick={() => void flow.restore()}>
            Restore everything
          </Button>
        </Notice>
      )}
      <StepButtons onCancel={flow.leave}>
        <Button
          variant={canRestore ? "plain" : "primary"}
          disabled={isTooMuch || found.entries === 0}
          onClick={() => void flow.goTo(isOwn ? "sky" : "match", known)}
        >
          {canRestore ? "Bring the stars only" : isOwn ? "See the sky to come" : "Choose feelings"}
        </Button>
      </StepButtons>
    </>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt className="text-quiet">{name}</dt>
    <dd>
      <bdi>{value}</bdi>
    </dd>
  </>
);
