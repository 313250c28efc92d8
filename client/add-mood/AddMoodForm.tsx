import { useId, useState } from "react";
import { addMood } from "#domain/languages/en/add-mood.ts";
import { starTexts } from "#domain/languages/en/star-texts.ts";
import { intensityRange } from "#domain/records/star/fields.ts";
import { useTranslator } from "../languages/language.ts";
import { LockedLine } from "../sealed/LazyLockedLine.tsx";
import { useLockedWords } from "../sealed/locked-words.ts";
import { Slider } from "../ui/Slider.tsx";
import { Switch } from "../ui/Switch.tsx";
import { BaseEmotionGrid } from "./BaseEmotionGrid.tsx";
import type { TagsOfUniverse } from "./choose-tags.ts";
import { EmotionGrid } from "./EmotionGrid.tsx";
import { changeForm, type MoodForm } from "./mood-form.ts";
import { NoteField } from "./NoteField.tsx";
import type { OwnMoment } from "./read-when.ts";
import type { FieldSentences } from "./settle-form.ts";
import { TagField } from "./TagField.tsx";
import { WhenButton } from "./WhenButton.tsx";
import { WhenChoices } from "./WhenChoices.tsx";

type Props = {
  form: MoodForm;
  onFormChange: (form: MoodForm) => void;
  /** The feelings that the person used last, the latest first. */
  lastUsed: readonly string[];
  /** The id of the person, who can make a feeling of their own here. */
  userId?: string;
  universe?: TagsOfUniverse;
  /** The moment of a star that exists. */
  own?: OwnMoment | null;
  sentences?: FieldSentences;
};

const noTags: TagsOfUniverse = { tags: [], offered: [] };
const noSentences: FieldSentences = {};

export function AddMoodForm({ form, onFormChange, lastUsed, ...more }: Props) {
  const t = useTranslator();
  const { userId, universe = noTags, own = null, sentences = noSentences } = more;
  const scale = {
    min: intensityRange.min,
    max: intensityRange.max,
    ends: [t(addMood.intensity.least), t(addMood.intensity.most)],
  } as const;
  const { areLocked } = useLockedWords();
  const whenId = useId();
  const [isWhenOpen, setWhenOpen] = useState(own === null && form.when !== null);
  // A person who adds an earlier star chooses its moment first.
  const [isWhenFirst] = useState(isWhenOpen);
  const [isSwitchedOn, setSwitchedOn] = useState(false);
  const showsWhen = isWhenOpen || sentences.when !== undefined;
  const change = (changes: Partial<MoodForm>) => onFormChange(changeForm(form, changes));
  const whenChoices = showsWhen && (
    <div ref={isWhenFirst ? null : bringIntoView}>
      <WhenChoices
        id={whenId}
        when={form.when}
        onWhenChange={(when) => change({ when })}
        own={own}
        sentence={sentences.when}
      />
    </div>
  );
  return (
    <div className="flex flex-col gap-4">
      {isWhenFirst && whenChoices}
      <EmotionGrid
        value={form.emotion}
        onValueChange={(emotion) => change({ emotion })}
        lastUsed={lastUsed}
        userId={userId}
      >
        <WhenButton
          when={form.when}
          own={own}
          isOpen={showsWhen}
          controls={whenId}
          onPress={() => setWhenOpen(!showsWhen)}
        />
      </EmotionGrid>
      {!isWhenFirst && whenChoices}
      <Slider
        {...scale}
        label={t(addMood.intensity.title)}
        value={form.intensity}
        onValueChange={(intensity) => change({ intensity })}
      />
      <Switch
        label={t(addMood.twin.title)}
        hint={t(addMood.twin.hint)}
        checked={form.isTwin}
        onCheckedChange={(isTwin) => {
          setSwitchedOn(isTwin);
          change({ isTwin });
        }}
      />
      {form.isTwin && (
        <div ref={isSwitchedOn ? bringIntoView : null} className="flex animate-fade flex-col gap-4">
          <BaseEmotionGrid
            emotion={form.emotion}
            value={form.base}
            onValueChange={(base) => change({ base })}
          />
          <Slider
            {...scale}
            label={t(addMood.intensity.secondary)}
            value={form.baseIntensity}
            onValueChange={(baseIntensity) => change({ baseIntensity })}
          />
        </div>
      )}
      {areLocked ? (
        <LockedLine what="form" />
      ) : (
        <TagField
          value={form}
          onValueChange={({ tags, tagText }) => change({ tags, tagText })}
          universe={universe}
          sentence={sentences.tags}
        />
      )}
      {/* What was typed before the words were locked stays in view. */}
      {(!areLocked || form.note !== "") && (
        <NoteField value={form.note} onValueChange={(note) => change({ note })} />
      )}
      {own !== null && (form.note.trim() !== "" || form.keptOutOfLetters) && (
        <Switch
          label={t(starTexts.letters.keepOut)}
          hint={t(starTexts.letters.hint)}
          checked={form.keptOutOfLetters}
          onCheckedChange={(keptOutOfLetters) => change({ keptOutOfLetters })}
        />
      )}
    </div>
  );
}

/** The fields that the switch adds are below the edge of a small sheet. A star that is a twin already opens at its top. */
function bringIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: "nearest" });
}
