import { imports } from "#domain/languages/en/imports.ts";
import { noteLimit } from "#domain/records/star/fields.ts";
import { maxTagsOfStar } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { OneOf } from "../../ui/OneOf.tsx";
import { EntryFeelings } from "./EntryFeelings.tsx";
import type { Deciding, Known } from "./flow-state.ts";
import type { ImportFlow } from "./import-flow.ts";
import { MoodList } from "./MoodList.tsx";
import { nextText } from "./next-text.ts";
import { StepButtons } from "./StepButtons.tsx";
import { StepHead } from "./StepHead.tsx";
import { TagList } from "./TagList.tsx";

type Props = { flow: ImportFlow; state: Deciding; known: Known };

/** What the moods, the activities and the long notes of the file become. */
export function MatchStep({ flow, state, known }: Props) {
  const t = useTranslator();
  const { found, mapping, isRemembered } = state;
  return (
    <>
      <StepHead
        title={t(imports.match.title)}
        text={t(isRemembered ? imports.match.remembered : imports.match.suggested)}
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
          legend={t(imports.match.longNotes, { entries: found.longNotes, most: noteLimit })}
          options={[
            ["continue", t(imports.match.inSecondStar)],
            ["cut", t(imports.match.cutIt)],
          ]}
          value={mapping.longNotes}
          onValueChange={(longNotes) => flow.changeMapping({ longNotes })}
        />
      )}
      {found.manyTags > 0 && (
        <OneOf
          legend={t(imports.match.manyTags, { entries: found.manyTags, most: maxTagsOfStar })}
          options={[
            ["first", t(imports.match.firstTags)],
            ["most-used", t(imports.match.mostUsedTags)],
          ]}
          value={mapping.manyTags}
          onValueChange={(manyTags) => flow.changeMapping({ manyTags })}
        />
      )}
      <StepButtons onCancel={flow.leave} onBack={() => void flow.back(known)}>
        <Button variant="primary" onClick={() => void flow.next(known)}>
          {t(nextText(state))}
        </Button>
      </StepButtons>
    </>
  );
}
