import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { familiesByPleasantness } from "#domain/emotion-choice.ts";
import type { FamilyId } from "#domain/emotions.ts";
import { familyName, feelingName } from "#domain/feeling-name.ts";
import { emotionsOf, headOf } from "#domain/feelings.ts";
import { isChosen, shareOfFamily, toggleEmotion, toggleFamily } from "#domain/journal/chosen-feelings.ts";
import type { Filter } from "#domain/journal/filter.ts";
import { starSearch } from "#domain/languages/en/star-search.ts";
import { starTexts } from "#domain/languages/en/star-texts.ts";
import { useTranslator } from "../languages/language.ts";
import { EmotionGlyph, FamilyGlyph } from "../stars/EmotionGlyph.tsx";
import { useFeelings } from "../stars/feelings.ts";
import { spokenName } from "../stars/star-text.ts";
import { Button } from "../ui/Button.tsx";
import { ToggleChip } from "./ToggleChip.tsx";

type Props = { filter: Filter; onChange: (change: Partial<Filter>) => void };

/** Whole families, and below them, if the person wants, the single feelings. */
export function FeelingFilter({ filter, onChange }: Props) {
  const t = useTranslator();
  const [areSinglesShown, showSingles] = useState(filter.emotions.length > 0);
  const singles = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <fieldset>
        <legend className="pb-1.5 font-medium">{t(starSearch.feelings.title)}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(7.9rem,1fr))] gap-1.5">
          {familiesByPleasantness.map((family) => (
            <FamilyChip key={family} family={family} filter={filter} onChange={onChange} />
          ))}
        </div>
      </fieldset>
      <Button
        variant="quiet"
        aria-expanded={areSinglesShown}
        aria-controls={singles}
        onClick={() => showSingles(!areSinglesShown)}
        className="-ms-4 self-start"
      >
        {t(starSearch.feelings.single)}
        <ChevronDown
          aria-hidden="true"
          className={`transition-transform duration-150 ${areSinglesShown ? "rotate-180" : ""}`}
        />
      </Button>
      <div id={singles} hidden={!areSinglesShown} className="flex flex-col gap-3">
        {familiesByPleasantness.map((family) => (
          <SingleFeelings key={family} family={family} filter={filter} onChange={onChange} />
        ))}
      </div>
    </div>
  );
}

function FamilyChip({ family, filter, onChange }: Props & { family: FamilyId }) {
  const t = useTranslator();
  const feelings = useFeelings();
  const share = shareOfFamily(feelings, filter, family);
  const name = familyName(t, family);
  return (
    <ToggleChip
      label={name}
      longLabel={t(starTexts.family, { family: name })}
      emotion={headOf(family)}
      glyph={<FamilyGlyph family={family} />}
      checked={share === "all"}
      isMixed={share === "some"}
      onToggle={() => onChange(toggleFamily(feelings, filter, family))}
    />
  );
}

function SingleFeelings({ family, filter, onChange }: Props & { family: FamilyId }) {
  const t = useTranslator();
  const feelings = useFeelings();
  return (
    <fieldset className="grid grid-cols-2 gap-1.5 md:flex md:flex-wrap md:*:grow">
      <legend className="sr-only">
        {t(starSearch.feelings.ofFamily, { family: familyName(t, family) })}
      </legend>
      {emotionsOf(feelings, family).map((emotion) => (
        <ToggleChip
          key={emotion.id}
          label={feelingName(t, feelings, emotion.id)}
          longLabel={spokenName(t, feelings, emotion.id)}
          emotion={emotion}
          glyph={<EmotionGlyph emotion={emotion.id} />}
          checked={isChosen(feelings, filter, emotion.id)}
          onToggle={() => onChange(toggleEmotion(feelings, filter, emotion.id))}
        />
      ))}
    </fieldset>
  );
}
