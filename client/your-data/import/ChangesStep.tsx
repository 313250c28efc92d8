import { useId } from "react";
import { dayOfDate } from "#domain/calendar.ts";
import type { Offer, OfferAnswer } from "#domain/formats/import/sameness/find-offers.ts";
import { mediumDate } from "#domain/languages/dates.ts";
import { imports } from "#domain/languages/en/imports.ts";
import { series } from "#domain/languages/lists.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { useTranslator } from "../../languages/language.ts";
import { useFeelings } from "../../stars/feelings.ts";
import { formatDateTime, previewNote, starName } from "../../stars/star-text.ts";
import { dayFormat } from "../../time/day-format.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Select } from "../../ui/Select.tsx";
import type { Deciding, Known } from "./flow-state.ts";
import { GrowingList } from "./GrowingList.tsx";
import type { ImportFlow } from "./import-flow.ts";
import { nextText } from "./next-text.ts";
import { StepButtons } from "./StepButtons.tsx";
import { StepHead } from "./StepHead.tsx";

type Props = { flow: ImportFlow; state: Deciding; known: Known };

/** Entries whose time or mood has changed at the source, each beside the star that it looks like. */
export function ChangesStep({ flow, state, known }: Props) {
  const t = useTranslator();
  const feelings = useFeelings();
  const { offers, answers, found } = state;
  const stars = new Map(known.entries.map((star) => [star.id, star]));
  const moods = new Map(found.moods.map(({ id, name }) => [id, name]));
  const [first] = offers;
  const isSame = offers.every(({ key }) => answers.get(key) === answers.get(first?.key ?? ""));
  const decide = (some: readonly Offer[], answer: OfferAnswer) =>
    flow.answer({ answers: new Map([...answers, ...some.map(({ key }) => [key, answer] as const)]) });
  return (
    <>
      <StepHead title={t(imports.changes.title)} text={t(imports.changes.text)} />
      {offers.length > 1 && (
        <Choice
          label={t(imports.changes.all)}
          value={isSame ? (answers.get(first?.key ?? "") ?? "correct") : null}
          onChange={(answer) => decide(offers, answer)}
        />
      )}
      <GrowingList
        title={t(imports.changes.inFile)}
        items={offers}
        keyOf={({ key }) => key}
        render={(offer) => {
          const star = stars.get(offer.entryId);
          const names = offer.entry.moods.map(({ id }) => moods.get(id) ?? id);
          return (
            <div className="grid w-full gap-x-4 gap-y-2 py-1.5 sm:grid-cols-2">
              <Side
                title={t(imports.changes.inSky)}
                when={star ? formatDateTime(t, star) : ""}
                what={star ? starName(t, feelings, star) : ""}
                note={star?.note ?? ""}
              />
              <Side
                title={t(imports.changes.inFile)}
                when={clockText(t, offer.entry)}
                what={series(t, names)}
                note={offer.entry.note}
              />
              <div className="sm:col-span-2">
                <Choice
                  label={t(imports.changes.choice, { date: clockText(t, offer.entry) })}
                  value={answers.get(offer.key) ?? "correct"}
                  onChange={(answer) => decide([offer], answer)}
                />
              </div>
            </div>
          );
        }}
      />
      <StepButtons onCancel={flow.leave} onBack={() => void flow.back(known)}>
        <Button variant="primary" onClick={() => void flow.next(known)}>
          {t(nextText(state))}
        </Button>
      </StepButtons>
    </>
  );
}

type SideProps = { title: string; when: string; what: string; note: string };

function Side({ title, when, what, note }: SideProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h4 id={id} className="text-quiet text-small">
        {title}
      </h4>
      <p className="tabular-nums">{when}</p>
      <p className="wrap-anywhere font-medium">
        <bdi>{what}</bdi>
      </p>
      {note && (
        <p dir="auto" className="wrap-anywhere text-quiet text-small">
          {previewNote(note)}
        </p>
      )}
    </section>
  );
}

type ChoiceProps = {
  label: string;
  /** Null while the entries have different answers. */
  value: OfferAnswer | null;
  onChange: (answer: OfferAnswer) => void;
};

function Choice({ label, value, onChange }: ChoiceProps) {
  const t = useTranslator();
  return (
    <Field label={label}>
      {(props) => (
        <Select
          {...props}
          value={value ?? ""}
          onChange={({ target }) => onChange(target.value as OfferAnswer)}
        >
          {value === null && <option value="" />}
          <option value="correct">{t(imports.changes.correct)}</option>
          <option value="keep">{t(imports.changes.keep)}</option>
          <option value="add">{t(imports.changes.add)}</option>
        </Select>
      )}
    </Field>
  );
}

/** The clock of an entry of a file; a day alone where it has no time. */
const clockText = (t: Translator, { date, time }: Offer["entry"]): string =>
  time === null
    ? dayFormat(mediumDate, t.locale).format(dayOfDate(date))
    : formatDateTime(t, { timestamp: `${date}T${time}:00.000Z`, utcOffset: 0 });
