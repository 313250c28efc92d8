import type { Insights, TagFinding } from "#domain/insights/insights-data.ts";
import { sharedDaysSentence, tagSentence, tagTooEarlySentence } from "#domain/insights/sentences.ts";
import { IntervalChart } from "./charts/IntervalChart.tsx";
import { Part, Quiet, Sentences } from "./Part.tsx";

type Props = { tags: Insights["tags"]; nameOf: (tagId: string) => string };

export function TagsPart({ tags: { claims, unsure, tooEarly }, nameOf }: Props) {
  const sentence = (finding: TagFinding, isClaim: boolean) =>
    [
      tagSentence(finding, nameOf(finding.tagId), isClaim),
      sharedDaysSentence(finding.sharesDaysWith.map(nameOf)),
    ]
      .filter((text) => text !== null)
      .join(" ");
  const intervals = [
    ...claims.map((finding) => ({ finding, isClaim: true })),
    ...unsure.map((finding) => ({ finding, isClaim: false })),
  ].map(({ finding, isClaim }) => ({
    ...finding,
    isClaim,
    name: nameOf(finding.tagId),
    count: `${finding.daysWith} with, ${finding.daysWithout} without`,
  }));
  return (
    <Part
      title="What goes along"
      method={
        <>
          <p>
            Days with a tag are compared with days without it, beside weekdays, slow changes over months, and
            the fact that a day is often like the day before it. Only the last four years count.
          </p>
          <p>
            With many tags, one of them looks special by chance. A difference is therefore stated only if it
            would be rare beside all your tags, and only if it was already to be seen four weeks ago. Even
            then it says what goes along with what, not what causes what.
          </p>
        </>
      }
    >
      {claims.length + unsure.length + tooEarly.length === 0 && (
        <p className="max-w-prose text-pretty text-quiet">
          Tags tell what goes with a feeling. With ten days with a tag and ten without, this page can compare
          them.
        </p>
      )}
      <Sentences
        sentences={claims.map((finding) => ({
          text: sentence(finding, true),
          stars: { tags: [finding.tagId] },
        }))}
      />
      {intervals.length > 0 && (
        <IntervalChart
          title="Days with a tag, compared with days without it"
          unit="Difference in score, on the scale from −1 to 1."
          countName="Days"
          intervals={intervals}
        />
      )}
      <Quiet title="Not clear" texts={unsure.map((finding) => sentence(finding, false))} />
      <Quiet
        title="Not yet"
        texts={tooEarly
          .toSorted((one, other) => other.daysWith - one.daysWith)
          .map((tag) => tagTooEarlySentence(tag, nameOf(tag.tagId)))}
      />
    </Part>
  );
}
