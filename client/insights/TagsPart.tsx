import type { Insights, TagFinding } from "#domain/insights/insights-data.ts";
import {
  sharedDaysSentence,
  tagClaimSentence,
  tagsNote,
  tagsTooEarlySentences,
  unsureTagsSentence,
} from "#domain/insights/tag-sentences.ts";
import { counted, numberText, quoted } from "#domain/insights/text-parts.ts";
import { type Interval, IntervalChart } from "./charts/IntervalChart.tsx";
import { Part, Quiet, Sentences } from "./Part.tsx";

type Props = Pick<Insights, "coverage" | "tags"> & { nameOf: (tagId: string) => string };

export function TagsPart({ coverage, tags, nameOf }: Props) {
  const { claims, unsure, tooEarly } = tags;
  // By their days: an order by how clear they are would look like a claim.
  const others = unsure.toSorted((one, other) => other.daysWith - one.daysWith);
  const unsureSentence = unsureTagsSentence(others, nameOf);
  return (
    <Part title="What goes along" note={tagsNote({ coverage, tags })} method={method}>
      {claims.length + unsure.length + tooEarly.length === 0 && (
        <p className="max-w-prose text-pretty text-quiet">
          Tags tell what goes with a feeling. With ten days with a tag and ten without, this page can compare
          them.
        </p>
      )}
      <Sentences
        sentences={claims.map((finding) => ({
          text: [tagClaimSentence(finding, nameOf), sharedDaysSentence(finding, nameOf) ?? []]
            .flat()
            .join(" "),
          sky: { name: quoted(nameOf(finding.tagId)), stars: { tags: [finding.tagId] } },
        }))}
      />
      {claims.length + unsure.length > 0 && (
        <IntervalChart
          title="Days with a tag, compared with days without it"
          unit="Difference in score, on the scale from −1 to 1."
          cellNames={["Days with", "Days without", "Often on the same days"]}
          intervals={[
            ...claims.map((finding) => intervalOf(finding, true, nameOf)),
            ...others.map((finding) => intervalOf(finding, false, nameOf)),
          ]}
        />
      )}
      <Quiet title="Not clear" texts={unsureSentence ? [unsureSentence] : []} />
      <Quiet title="Not yet" texts={tagsTooEarlySentences(tooEarly, nameOf)} />
    </Part>
  );
}

const method = (
  <>
    <p>
      Days with a tag are compared with days without it, beside weekdays, slow changes over months, and the
      fact that a day is often like the day before it. Only the last four years count.
    </p>
    <p>
      With many tags, one of them looks special by chance. A difference is therefore stated only if it would
      be rare beside all your tags, and only if it was already to be seen four weeks ago. Even then it says
      what goes along with what, not what causes what.
    </p>
  </>
);

function intervalOf(finding: TagFinding, isClaim: boolean, nameOf: Props["nameOf"]): Interval {
  const { tagId, daysWith, daysWithout, sharesDaysWith } = finding;
  return {
    ...finding,
    ...{ name: nameOf(tagId), isClaim },
    count: `${numberText(daysWith)} of ${counted(daysWith + daysWithout, "day")}`,
    cells: [String(daysWith), String(daysWithout), sharesDaysWith.map(nameOf).join(", ")],
  };
}
