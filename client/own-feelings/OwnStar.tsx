import type { Emotion, FamilyId } from "#domain/emotions.ts";
import { feelingsOf } from "#domain/feelings.ts";
import { colorsOfOwn } from "#domain/own-feeling-colors.ts";
import { FeelingsOfUniverse } from "../stars/feelings.ts";
import { StarPicture } from "../stars/StarPicture.tsx";
import type { PadPlace } from "./pad.ts";

const id = "here";

/** The star of a feeling that is being made; a grey one as long as it has no family. */
export function OwnStar({ family, place }: { family: FamilyId | null; place: PadPlace }) {
  const { valence, energy } = place;
  const known: Emotion[] = family
    ? [{ id, family, name: "", ...colorsOfOwn(family, valence, energy), valence, energy }]
    : [];
  return (
    <FeelingsOfUniverse value={feelingsOf(known)}>
      <StarPicture emotion={id} />
    </FeelingsOfUniverse>
  );
}
