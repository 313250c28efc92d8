import { noteLimit } from "#domain/mood-entry.ts";
import { maxTagsOfStar } from "#domain/tags.ts";
import { Button } from "../../ui/Button.tsx";
import { OneOf } from "../../ui/OneOf.tsx";
import { EntryFeelings } from "./EntryFeelings.tsx";
import type { Deciding } from "./flow-state.ts";
import type { ImportFlow, Known } from "./import-flow.ts";
import { MoodList } from "./MoodList.tsx";
import { entriesText } from "./problem-text.ts";
import { StepButtons } from "./StepButtons.tsx";
import { StepHead } from "./StepHead.tsx";
import { TagList } from "./TagList.tsx";

type Props = { flow: ImportFlow; state: Deciding; known: Known };

/** What the moods, the activities and the long notes of the file become. */
export function MatchStep({ flow, state, known }: Props) {
  const { found, mapping, isRemembered } = state;
  return (
    <>
      <StepHead
        title="What it becomes"
        text={
          isRemembered
            ? "These are your answers from last time. Change what you like."
            : "These are suggestions. Change what does not fit; your answers are kept on this device for next time."
        }
      />
      {found.moods.length > 0 && (
        <MoodList moods={found.moods} mapping={mapping} onChange={flow.changeMapping} />
      )}
      {found.withoutMood > 0 && <EntryFeelings flow={flow} mapping={mapping} entries={found.withoutMood} />}
      {found.tags.length > 0 && (
        <TagList found={found.tags} tags={known.tags} mapping={mapping} onChange={flow.changeMapping} />
      )}
      {found.longNotes > 0 && (
        <OneOf
          legend={`${entriesText(found.longNotes)} with a note over ${noteLimit.toLocaleString("en")} characters`}
          options={[
            ["continue", "In a second star"],
            ["cut", "Cut and mark it"],
          ]}
          value={mapping.longNotes}
          onValueChange={(longNotes) => flow.changeMapping({ longNotes })}
        />
      )}
      {found.manyTags > 0 && (
        <OneOf
          legend={`${entriesText(found.manyTags)} with more than ${maxTagsOfStar} tags: keep`}
          options={[
            ["first", "The first ones"],
            ["most-used", "The most used ones"],
          ]}
          value={mapping.manyTags}
          onValueChange={(manyTags) => flow.changeMapping({ manyTags })}
        />
      )}
      <StepButtons onCancel={flow.leave} onBack={() => void flow.goTo("found", known)}>
        <Button variant="primary" onClick={() => void flow.goTo("sky", known)}>
          See the sky to come
        </Button>
      </StepButtons>
    </>
  );
}
